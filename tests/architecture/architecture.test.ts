import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Rule, rules } from './rules'
import { type Source, sourceOf } from './source'

const ROOT = join(import.meta.dirname, '../..')
const FOLDERS = ['schemas', 'src', 'pages', 'renderer', 'scripts', 'tests']

/** Files of a folder that people write, by path from the root. */
const filesOf = (folder: string, recursive: boolean): Source[] =>
  readdirSync(join(ROOT, folder), { recursive, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:ts|tsx|mjs|css)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => sourceOf({ path: relative(ROOT, path).split(sep).join('/'), text: readFileSync(path, 'utf8') }))

const files = [...filesOf('.', false), ...FOLDERS.flatMap((folder) => filesOf(folder, true))]

describe('the house', () => {
  test('is read whole', () => {
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
