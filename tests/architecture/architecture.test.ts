import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../support/run-command'
import { type Rule, rules } from './rules'
import { type Source, sourceOf } from './source'

const FOLDERS = ['schemas', 'src', 'pages', 'renderer', 'scripts', 'tests']
/** Sites in folders of their own: one that a test builds, and the one that new sites begin as. */
const SECOND_SITE = 'tests/fixtures/second-site'
const STARTER = 'starter'

/** Folders with generated files. */
const MADE = /\/(?:dist|\.cache)\//

/** Source files of a folder, by path from the root of their project. */
const filesOf = (folder: string, recursive: boolean, project = ROOT): Source[] =>
  readdirSync(join(project, folder), { recursive, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:ts|tsx|mjs|css)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path: relative(project, path).split(sep).join('/'), text: readFileSync(path, 'utf8') }))
    .filter(({ path }) => !MADE.test(path) && !path.startsWith(SECOND_SITE))
    .map(sourceOf)

const files = [...filesOf('.', false), ...FOLDERS.flatMap((folder) => filesOf(folder, true))]

describe('the project', () => {
  test('has source files that the rules read', () => {
    const paths = files.map(({ path }) => path)
    expect(paths).toEqual(
      expect.arrayContaining(['vite.config.ts', 'schemas/index.ts', 'src/engine/content/read/read.ts', 'tests/architecture/rules.ts']),
    )
    expect(new Set(paths).size).toBe(paths.length)
  })

  test.for(Object.entries<Rule>(rules))('%s', ([, rule]) => {
    expect(rule(files)).toEqual([])
  })
})

describe.each([SECOND_SITE, STARTER])('%s, which people copy, keeps the rules too', (site) => {
  const second = filesOf('src', true, join(ROOT, site))
  const names = [
    'no file imports itself by way of others',
    'no file is long',
    'no file only passes on what others have',
    'only what is one thing is a default export',
    'no type is any',
    'no check is silenced, and nothing is left for later',
    'no words for visitors stand in code',
  ] as const

  test.for(names)('%s', (name) => {
    expect(second.length).toBeGreaterThan(10)
    expect(rules[name](second)).toEqual([])
  })
})
