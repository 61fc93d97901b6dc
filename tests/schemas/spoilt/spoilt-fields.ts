import { join } from 'node:path'
import { expect, test } from 'vitest'
import type * as z from 'zod'
import { singletons } from '../../../schemas/index'
import { splitFrontMatter } from '../../../src/engine/content/parse/front-matter'
import { type FieldPath, pathText } from '../../../src/engine/content/parse/source'
import { readContent } from '../../../src/engine/content/read/read'
import { parseYaml } from '../../../src/engine/content/yaml/yaml'
import { kebab } from '../../../src/engine/lib/text'
import { collections } from '../../../src/site/collections/index'
import { ROOT } from '../../support/run-command'
import { parseContent } from '../../support/site'
import { additions } from './additions'
import { fieldsOfData, type SchemaField, schemaFields } from './fields'
import { mistyped, removed, type Spoilt, type Whole, wholeOf, withField } from './spoil'

/** A content file: its YAML, and what surrounds it in the file. */
type Example = Whole & { file: string; lineOffset: number; wrap: (yaml: string) => string }

const texts = [...(await readContent(join(ROOT, 'content'))), ...(await readContent(join(ROOT, 'tests/fixtures/site')))].flatMap((entry) =>
  entry.kind === 'text' ? [entry] : [],
)

/** Files of a folder, or one file, the smallest first: each field is tested in the first file that has it. */
const examplesOf = (start: string): Example[] =>
  texts
    .filter(({ file }) => file.startsWith(start))
    .toSorted((a, b) => a.text.length - b.text.length)
    .map(({ file, text }) => exampleOf(file, text))

function exampleOf(file: string, text: string): Example {
  if (!file.endsWith('.mdx')) return { file, ...wholeOf(text), lineOffset: 0, wrap: (yaml) => yaml }
  const { source } = splitFrontMatter(file, text)
  return { file, ...wholeOf(source.yaml), lineOffset: source.lineOffset, wrap: (yaml) => `---\n${yaml}\n---\n\nA text.\n` }
}

const kinds: readonly { name: string; schema: z.ZodType; examples: Example[] }[] = [
  ...Object.entries(collections).map(([name, { dir, schema }]) => ({
    name,
    schema,
    examples: examplesOf(`${dir}/`),
  })),
  ...Object.entries(singletons).flatMap(([group, files]) =>
    Object.entries(files).map(([key, schema]) => ({
      name: `${group}.${key}`,
      schema,
      examples: examplesOf(`${group}/${kebab(key)}.yaml`),
    })),
  ),
]

/** A field, with a file that has it. */
type Covered = SchemaField & Place

type Place = { example: Example; path: FieldPath }

function coverageOf({ schema, examples }: (typeof kinds)[number]): { covered: Covered[]; missed: string[] } {
  const places = new Map<string, Place>()
  const look = (example: Example) => {
    const { data } = parseYaml(example)
    for (const [name, path] of fieldsOfData(schema, data)) if (!places.has(name)) places.set(name, { example, path })
  }
  for (const example of examples) look(example)
  const fields = [...schemaFields(schema)]
  for (const { name } of fields) {
    const [, parent = '', key = ''] = /^(.*)\.(\w+)$/.exec(name) ?? []
    const place = parent === '' ? { example: examples[0], path: [] } : places.get(parent)
    if (places.has(name) || !place?.example || !Object.hasOwn(additions, key)) continue
    look({ ...place.example, ...wholeOf(withField(place.example, place.path, [key, additions[key]])) })
  }
  return {
    covered: fields.flatMap((field) => {
      const place = places.get(field.name)
      return place ? [{ ...field, ...place }] : []
    }),
    missed: fields.filter(({ name }) => !places.has(name)).map(({ name }) => name),
  }
}

/** The lines of the problems of a file with one mistake. */
const linesOf = ({ file, wrap, lineOffset }: Example, { yaml }: Spoilt) =>
  parseContent([{ kind: 'text', file, text: wrap(yaml) }])
    .problems.filter(({ place }) => place.file === file)
    .map(({ place }) => (place.line ?? 0) - lineOffset)

/** Items of lists that are empty in all content, and fields that no content states yet: nothing was corrected. */
const WITHOUT_EXAMPLE: Readonly<Record<string, readonly string[]>> = {
  'site.identity': ['.imageHosts[]'],
  newsroom: ['.updated'],
  caseStudies: ['.updated'],
}

/** Number of mistakes in the fields of all schemas, at the least. */
const MISTAKES = 1000

/** Tests that a mistake is reported at its line, in every field of every schema. */
export function testSpoiltFields() {
  let count = 0

  test.for(kinds)('$name', (kind) => {
    const { covered, missed } = coverageOf(kind)
    expect(missed).toEqual(WITHOUT_EXAMPLE[kind.name] ?? [])
    const wrong = covered.flatMap(({ name, schema, isRequired, example, path }) => {
      const spoilt = [mistyped(example, path, schema), ...(isRequired ? [removed(example, path)] : [])]
      count += spoilt.length
      return spoilt.flatMap((one, index) => {
        const lines = linesOf(example, one)
        return lines.includes(one.line)
          ? []
          : [
              `${example.file}: ${name} (${pathText(path)}) ${['mistyped', 'removed'][index]}: line ${one.line}, shown on ${lines.join(', ')}`,
            ]
      })
    })
    expect(wrong).toEqual([])
  })

  test('there are many', () => expect(count).toBeGreaterThan(MISTAKES))
}
