import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { allows } from '../../scripts/node-version.mjs'
import { sourceOf } from '../architecture/source'
import { ROOT } from '../support/run-command'

const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const { engines, scripts } = JSON.parse(textOf('package.json')) as { engines: { node: string }; scripts: Record<string, string> }

describe('a range of versions', () => {
  test.for([
    ['20.19.0', true],
    ['20.20.2', true],
    ['22.12.0', true],
    ['22.12.1', true],
    ['24.0.0', true],
    ['100.0.0', true],
    ['8.17.0', false],
    ['18.20.8', false],
    ['20.9.0', false],
    ['20.18.3', false],
    ['21.7.3', false],
    ['22.11.0', false],
  ] as const)('has %s: %s', ([version, has]) => {
    expect(allows('^20.19.0 || >=22.12.0', version)).toBe(has)
  })

  test('of package.json can be read', () => {
    expect(allows(engines.node, process.versions.node)).toBe(true)
    expect(() => allows('20.x', '20.19.0')).toThrow('20.x')
  })
})

/** The look at the version itself, which goes before the tools of others. */
const VERSION = 'scripts/node-version.mjs'

/** Scripts that are started as a process by npm, the checks or other scripts. */
const callers = ['.ci/run', ...readdirSync(join(ROOT, 'scripts')).flatMap((name) => (name.endsWith('.mjs') ? [`scripts/${name}`] : []))]
const started = [...Object.values(scripts), ...callers.map(textOf)]
  .flatMap((text) => text.match(/(?<=node |')scripts\/[\w-]+\.mjs/g) ?? [])
  .filter((path) => path !== VERSION)

describe('a script that is started by itself', () => {
  test('is found', () => {
    expect(started).toEqual(expect.arrayContaining(['scripts/run.mjs', 'scripts/start.mjs', 'scripts/test.mjs']))
  })

  test('is the way to every tool that fails on an old Node', () => {
    expect(Object.values(scripts).filter((text) => !/^node scripts\/[\w-]+\.mjs[ \w:-]*$/.test(text))).toEqual([])
  })

  test.for([...new Set(started)])('%s imports the look at the version before anything else', (path) => {
    const { imports } = sourceOf({ path, text: textOf(path) })
    expect(imports.filter(({ kind }) => kind !== 'dynamic').map(({ specifier }) => specifier)).toEqual(['./node-version.mjs'])
  })
})
