import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { describe, expect, test } from 'vitest'
import { adminStart } from '../../../renderer/admin/config'
import type { Field } from '../../../renderer/admin/field'
import { fieldRows } from '../../../renderer/editor/field-rows'
import { contentKinds } from '../../../renderer/editor/kinds'
import { valueAt } from '../../../src/engine/content/parse/schema'
import { readContent } from '../../../src/engine/content/read/read'
import { parseContent, SITE } from '../../support/site'

const FIXTURE = join(import.meta.dirname, '../../fixtures/site')
const { value: entries } = parseContent(await readContent(FIXTURE))
const { offered, ...config } = adminStart(
  {
    model: SITE.model,
    dataOf: (group, key) => entries.singletons.get(`${group}.${key}`)?.data,
    entriesOf: (name) => (entries.collections[name] ?? []).map(({ data }) => data),
  },
  { name: 'github', repo: 'aldergate/site', branch: 'main' },
)

/** The forms of the editor, by the kind of content. */
const forms = new Map<string, readonly Field[]>(
  config.collections.flatMap((collection) =>
    'files' in collection
      ? collection.files.map(({ name, fields }): [string, readonly Field[]] => [`${collection.name}-${name}`, fields])
      : [[collection.name, collection.fields]],
  ),
)

/** The paths of all fields of a form, as the guide writes them. */
const pathsOf = (fields: readonly Field[], path = ''): string[] =>
  fields.flatMap((field) => {
    const own = [path, field.name].filter(Boolean).join('.')
    if ('field' in field) return [own, ...pathsOf('fields' in field.field ? field.field.fields : [], `${own}[][]`)]
    return 'fields' in field ? [own, ...pathsOf(field.fields, field.widget === 'list' ? `${own}[]` : own)] : [own]
  })

/** The forms that have every kind of field: references, unions, nested lists, mappings with keys of their own, a list as a whole file. */
const SHOWN = ['blog', 'events', 'site-facts', 'site-redirects']

describe('the configuration for the fixture site', () => {
  test('names every collection and every single file, and how it is saved', async () => {
    const { collections, ...rest } = config
    const named = collections.map((collection) =>
      'files' in collection ? { ...collection, files: collection.files.map(({ fields, ...file }) => file) } : { ...collection, fields: [] },
    )
    await expect(`${JSON.stringify({ ...rest, collections: named }, null, 1)}\n`).toMatchFileSnapshot('__snapshots__/config.json')
  })

  test.for(SHOWN)('has for %s this form', async (name) => {
    await expect(`${JSON.stringify(forms.get(name), null, 1)}\n`).toMatchFileSnapshot(`__snapshots__/${name}.json`)
  })
})

test('a list of a few words offers what entries of any collection have there, each once', () => {
  expect(offered).toMatchInlineSnapshot(`
    {
      "expertise": [],
      "services": [
        "First service",
      ],
      "tags": [
        "Speed",
      ],
      "techStack": [
        "Blue",
        "Green",
        "Red",
        "White",
      ],
    }
  `)
})

test.for(['blog', 'newsroom', 'whitepapers'])('has for %s the text of an article after its summary', (name) => {
  const names = forms.get(name)?.map((field) => field.name) ?? []
  expect(names[names.indexOf('body') - 1]).toBe('excerpt')
})

test('is a configuration by the schema of the editor', () => {
  const path = join(createRequire(import.meta.url).resolve('@sveltia/cms'), '../../schema/sveltia-cms.json')
  const validate = new Ajv({ strict: false, logger: false }).compile(JSON.parse(readFileSync(path, 'utf8')) as object)
  validate(config)
  expect(validate.errors).toBeNull()
})

describe('every field of a schema has a field in its form', () => {
  /** Mappings with keys of their own: the form has a field for each key in the file. */
  const KEYS: Readonly<Record<string, readonly string[]>> = {
    'site-facts': Object.keys(entries.singletons.get('site.facts')?.data ?? {}),
    'site-contact': Object.keys(valueAt(entries.singletons.get('site.contact')?.data, ['matters']) ?? {}),
  }

  test.for(contentKinds(SITE.model))('$name', ({ name, schema }) => {
    const found = new Set(pathsOf(forms.get(name) ?? []).map((path) => path.replace(/^items\b/, '')))
    const expected = fieldRows(schema, SITE.model.collections).flatMap(({ field }) =>
      (KEYS[name] ?? ['<key>']).map((key) => field.replace('<key>', key)),
    )
    expect(expected.filter((field) => !found.has(field))).toEqual([])
  })
})
