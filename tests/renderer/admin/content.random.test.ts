import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { Lexer, parse } from 'yaml'
import { editedYaml } from '../../../renderer/admin/save/yaml'
import { splitFrontMatter } from '../../../src/engine/content/parse/front-matter'
import { valueAt } from '../../../src/engine/content/parse/schema'
import { realContent } from '../../support/real-content'
import { ROOT } from '../../support/run-command'
import { SEED } from '../../support/seed'

type Path = readonly (string | number)[]

/** The YAML of every file of the content of this site. */
const files = await Promise.all(
  (await realContent()).files.map(async ({ path, kind, data }) => {
    const text = await readFile(join(ROOT, path), 'utf8')
    return { path, schema: kind.schema, data, yaml: path.endsWith('.mdx') ? splitFrontMatter(path, text).source.yaml : text }
  }),
)

const pathsOf = (value: unknown, path: Path = []): Path[] =>
  typeof value === 'object' && value !== null
    ? [path, ...Object.entries(value).flatMap(([key, part]) => pathsOf(part, [...path, Array.isArray(value) ? Number(key) : key]))]
    : [path]

/** The data with another value at a path. */
function withValue(data: unknown, [part, ...rest]: Path, value: unknown): unknown {
  if (part === undefined) return value
  if (Array.isArray(data)) return data.map((item: unknown, index) => (index === part ? withValue(item, rest, value) : item))
  return Object.fromEntries(Object.entries(data ?? {}).map(([key, item]) => [key, key === part ? withValue(item, rest, value) : item]))
}

/** Another value: another text or number, or a list with an item more, or one less. */
function changed(value: unknown, text: string, at: number): unknown {
  if (typeof value === 'string') return /\S/.test(text) ? value.replace(value.trim(), () => text.trim()) : value
  if (typeof value === 'number') return value + at
  if (!Array.isArray(value) || value.length < 2) return value
  const items: readonly unknown[] = value
  return at % 2 === 0 ? items.toSpliced(at % items.length, 1) : items.toSpliced(at % items.length, 0, items.at(-1))
}

test('a form that changes nothing changes no byte of any file', () => {
  for (const { path, schema, data, yaml } of files) expect(editedYaml(yaml, data, schema), path).toBe(yaml)
})

test('any change of any value is what the file holds afterwards, and all its other values and comments are as before', () => {
  const edit = fc.record({ file: fc.nat(), place: fc.nat(), text: fc.string({ unit: 'grapheme', maxLength: 60 }), at: fc.nat(20) })
  fc.assert(
    fc.property(edit, ({ file, place, text, at }) => {
      const { schema, data, yaml } = files[file % files.length] ?? expect.fail('there is no content')
      const paths = pathsOf(data)
      const path = paths[place % paths.length] ?? []
      const before = valueAt(data, path)
      const wanted = withValue(data, path, changed(before, text, at))
      const after = editedYaml(yaml, wanted, schema)
      expect(parse(after)).toEqual(wanted)
      if (!Array.isArray(before)) expect(commentsOf(after)).toEqual(commentsOf(yaml))
    }),
    { seed: SEED, numRuns: 200 },
  )
})

/** The comments of a file. A line of a text in a block may begin with the same sign. */
function commentsOf(yaml: string): readonly string[] {
  const found: string[] = []
  for (const token of new Lexer().lex(yaml)) if (token.startsWith('#')) found.push(token)
  return found
}
