import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { editorFiles, schemaFile } from '../../../renderer/editor/files'
import { jsonSchemaOf } from '../../../renderer/editor/json-schema'
import { contentKinds } from '../../../renderer/editor/kinds'
import { type Names, warningCodesOf } from '../../../renderer/editor/names'
import { picture, ref } from '../../../schemas/fields'
import { choice, date, distinct, factKey, label, text } from '../../../src/engine/schema/fields'
import { collections } from '../../../src/site/collections/index'
import { realContent } from '../../support/real-content'
import { SITE } from '../../support/site'

const names: Names = {
  slugs: {
    ...Object.fromEntries(Object.keys(collections).map((name) => [name, []])),
    people: ['ada', 'ben'],
  },
  facts: ['clients', 'offices'],
  choicesAt: (path) => (path === 'pages.blog.categories' ? ['Security', 'AI'] : []),
  foldersWithoutPages: [],
  warnings: warningCodesOf(SITE.model.problems),
}

describe('an editor is told', () => {
  test.for([
    ['the people that there are', ref('people').describe('Who wrote it.'), { enum: ['ada', 'ben'], description: 'Who wrote it.' }],
    ['the facts that there are', factKey(), { enum: ['clients', 'offices'] }],
    ['the choices of a list in their order', choice('pages.blog.categories'), { enum: ['Security', 'AI'] }],
    ['the same of what may be left out', ref('people').optional().describe('Who wrote it.'), { enum: ['ada', 'ben'] }],
    [
      'the form of a slug where there is none to name',
      ref('events'),
      { pattern: expect.any(String), patternErrorMessage: 'This is not a slug (a file name without its ending).' },
    ],
    ['that a text is empty', text(10), { maxLength: 10, patternErrorMessage: 'This is empty.' }],
    ['what is wrong with a date', date, { format: 'date', patternErrorMessage: 'This is not a date that exists, written YYYY-MM-DD.' }],
    [
      'what is wrong with an address',
      z.url({ protocol: /^https$/ }),
      { pattern: '^https:', patternErrorMessage: 'This is not an https address.' },
    ],
    ['that nothing may stand twice', distinct(z.array(label)), { uniqueItems: true }],
    ['an example of its description', label.describe('Such as `5+ years`.'), { examples: ['5+ years'] }],
    [
      'limits and default where the pointer rests',
      z.array(label).min(1).max(4).default(['a']).describe('Subjects.'),
      { default: ['a'], markdownDescription: 'Subjects.\n\n*1-4 items, each at most 60 characters*\n\n*Default `["a"]`*' },
    ],
  ] as const)('%s', ([, schema, expected]) => {
    expect(jsonSchemaOf(schema, names)).toMatchObject(expected)
  })

  test('no form of a name beside the names themselves', () => {
    expect(Object.keys(jsonSchemaOf(ref('people'), names))).toEqual(['$schema', 'type', 'enum'])
  })

  test('no example that would be refused', () => {
    expect(jsonSchemaOf(text(3).describe('Such as `5+ years`.'))).not.toHaveProperty('examples')
  })

  test('that a picture has a source and a text, and nothing that is not known', () => {
    expect(jsonSchemaOf(picture('list'))).toMatchObject({ required: ['src', 'alt'], additionalProperties: false })
  })

  test('the warnings that can be waived, with their titles', () => {
    const waive = jsonSchemaOf(collections.people.schema, names).properties?.waive
    expect(waive).toMatchObject({
      items: {
        properties: {
          code: { enum: names.warnings.map(({ code }) => code), markdownEnumDescriptions: names.warnings.map(({ title }) => title) },
        },
      },
    })
    expect(names.warnings).toContainEqual(
      expect.objectContaining({ code: 'time/gap', title: 'A file will refer to an entry that is not on the site.' }),
    )
  })
})

describe('the files for editors', () => {
  test('hold a schema of every kind of content, and say that they are made', () => {
    const kinds = contentKinds(SITE.model)
    const files = new Map(editorFiles(SITE.model, names).map(({ path, text: contents }) => [path, contents]))
    for (const { name, title } of kinds) {
      const contents = files.get(schemaFile(name))
      expect(JSON.parse(contents ?? '')).toMatchObject({ title, $comment: 'Made by `npm run schemas`.' })
      expect(contents).toMatch(/\}\n$/)
    }
    expect(files.size).toBe(kinds.length + 1)
  })

  test('are the same bytes each time', async () => {
    const { names: real } = await realContent()
    expect(editorFiles(SITE.model, real)).toEqual(editorFiles(SITE.model, real))
  })
})
