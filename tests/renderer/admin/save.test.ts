import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod'
import { savedText } from '../../../renderer/admin/save/file'
import { editedYaml } from '../../../renderer/admin/save/yaml'

const schema = z.strictObject({
  title: z.string(),
  note: z.string().optional(),
  featured: z.boolean().default(false),
  shown: z.boolean().default(true),
  tags: z.array(z.string()),
  numbers: z.array(z.number()).optional(),
  steps: z.array(z.strictObject({ name: z.string(), text: z.string().optional() })).optional(),
  seo: z.strictObject({ title: z.string().optional() }).optional(),
})

const FILE = `# Shown in lists.
title: "The first" # at most 80 characters

tags:
  # the main one first
  - Bread
  - 'Rye: dark'
numbers: [100, 88]
steps:
  - name: Knead
    text: >-
      For ten minutes,
      by hand.

  # After an hour.
  - { name: Bake, text: Hot }
`

/** What the form holds for the file: a value for every field. */
const { title, ...rest } = parse(FILE)
const form = { title, note: '', featured: false, shown: true, seo: { title: '' }, ...rest }

const written = (change: object) => editedYaml(FILE, { ...form, ...change }, schema)

describe('a file to which a form is written', () => {
  test('loses an item with its dash, whatever comments say', () => {
    const file = 'title: a\ntags: []\nsteps:\n  - # first - main\n    name: a\n  # then - this\n  - name: b\n'
    const before = parse(file) as { steps: unknown[] }
    expect(editedYaml(file, { ...before, steps: before.steps.slice(1) }, schema)).toBe(
      'title: a\ntags: []\nsteps:\n  # then - this\n  - name: b\n',
    )
  })

  test('stays as it is where nothing was changed', () => {
    expect(written({})).toBe(FILE)
  })

  test('keeps the quotes and the comment of a text that changes', () => {
    expect(written({ title: 'The "second"' })).toBe(FILE.replace('"The first"', String.raw`"The \"second\""`))
  })

  test('keeps the blanks at the ends of a text, which a form does not show', () => {
    const file = "title: ' of bread'\ntags: []\n"
    expect(editedYaml(file, { title: 'of bread', tags: [] }, schema)).toBe(file)
    for (const title of ['of rye', ' of rye'])
      expect(editedYaml(file, { title, tags: [] }, schema), title).toBe(file.replace('bread', 'rye'))
  })

  test('gets quotes where a text needs them', () => {
    expect(written({ tags: ['Bread: white', 'Rye: dark'] })).toBe(FILE.replace('- Bread', "- 'Bread: white'"))
    expect(written({ tags: ['42', 'Rye: dark'] })).toBe(FILE.replace('- Bread', "- '42'"))
  })

  test('gets a new field after the one that precedes it in the form', () => {
    expect(editedYaml(FILE, { ...form, note: 'New' }, schema)).toBe(
      FILE.replace('# at most 80 characters\n', '# at most 80 characters\nnote: New\n'),
    )
  })

  test('gets what differs from a default, and loses what says no more than it', () => {
    const changed = written({ featured: true, shown: false })
    expect(changed).toContain('featured: true\n')
    expect(changed).toContain('shown: false\n')
    expect(editedYaml(changed, form, schema)).toBe(FILE)
  })

  test('loses an optional field that is emptied, with its lines', () => {
    expect(written({ numbers: [] })).toBe(FILE.replace('numbers: [100, 88]\n', ''))
    expect(written({ steps: [{ name: 'Knead', text: '' }, form.steps[1]] })).toBe(
      FILE.replace('    text: >-\n      For ten minutes,\n      by hand.\n', ''),
    )
  })

  test('keeps a field that it has to have, so that the empty one is found', () => {
    expect(written({ title: '' })).toBe(FILE.replace('"The first"', '""'))
  })

  test('gets and loses items in lists of lines and in brackets', () => {
    expect(written({ tags: ['Bread', 'White', 'Rye: dark'] })).toBe(FILE.replace('- Bread\n', '- Bread\n  - White\n'))
    expect(written({ tags: ['Rye: dark'] })).toBe(FILE.replace('  - Bread\n', ''))
    expect(written({ numbers: [100, 90, 88] })).toBe(FILE.replace('[100, 88]', '[100, 90, 88]'))
    expect(written({ steps: [form.steps[0]] })).toBe(FILE.replace('  - { name: Bake, text: Hot }\n', ''))
    expect(written({ steps: [...form.steps, { name: 'Eat', text: '' }] })).toBe(`${FILE}  - name: Eat\n`)
  })

  test('keeps the form of brackets and of folded lines', () => {
    expect(written({ steps: [form.steps[0], { name: 'Bake', text: 'Hot, 40 minutes' }] })).toBe(
      FILE.replace('text: Hot', "text: 'Hot, 40 minutes'"),
    )
    expect(written({ steps: [{ name: 'Knead', text: 'By hand.' }, form.steps[1]] })).toBe(
      FILE.replace('For ten minutes,\n      by hand.', 'By hand.'),
    )
  })

  test('gets a value where a key, an item or a member in brackets has none', () => {
    const file = 'title:\nnote: # later\ntags:\n  -\nsteps:\n  - { name: }\n'
    const filled = { title: 'One', note: 'Two', tags: ['Three'], steps: [{ name: 'Four' }] }
    expect(editedYaml(file, filled, schema)).toBe('title: One\nnote: Two # later\ntags:\n  - Three\nsteps:\n  - { name: Four }\n')
    expect(editedYaml('title: One\ntags:\n', { title: 'One', tags: ['Two'] }, schema)).toBe('title: One\ntags:\n  - Two\n')
  })

  test('gets all its fields where it has none', () => {
    const fields = 'title: One\ntags:\n  - Two\n'
    expect(editedYaml('', parse(fields), schema)).toBe(fields)
    expect(editedYaml('# To be written.\n', parse(fields), schema)).toBe(`# To be written.\n${fields}`)
    expect(editedYaml('# To be written.', { seo: { title: '' } }, schema)).toBe('# To be written.')
  })
})

test('a new file has no fields that say nothing', () => {
  const wanted = '---\ntitle: New\nnote: ""\nfeatured: false\ntags:\n  - One\nseo:\n  title: ""\n---\n\nText.\n'
  expect(savedText({ file: 'posts/new.mdx', before: undefined, wanted, schema })).toBe('---\ntitle: New\ntags:\n  - One\n---\n\nText.\n')
})

describe('an article', () => {
  const ARTICLE = `---\n${FILE}---\n\n\nFirst line.  \nSecond line.\n`
  const wanted = (body: string) =>
    `---\ntitle: The first\ntags: [Bread, 'Rye: dark']\n${FILE.slice(FILE.indexOf('numbers'))}---\n\n${body}\n`
  const saved = (body: string) => savedText({ file: 'posts/a.mdx', before: ARTICLE, wanted: wanted(body), schema })

  test('stays as it is where neither its fields nor its text were changed', () => {
    expect(saved('First line.  \nSecond line.')).toBe(ARTICLE)
  })

  test('gets another text, and keeps its fields as they are', () => {
    expect(saved('First line.  \nSecond line.\n\nThird $& line.')).toBe(
      ARTICLE.replace('Second line.\n', () => 'Second line.\n\nThird $& line.\n'),
    )
  })

  test.for(['First line.\n', '---\ntitle: One\n\nFirst line.\n', '---\n---\n\nFirst line.\n'])(
    'gets its fields and keeps its text once where the file has none: %j',
    (before) => {
      const whole = '---\ntitle: One\ntags:\n  - Two\n---\n\nFirst line.\n'
      expect(savedText({ file: 'posts/a.mdx', before, wanted: whole, schema })).toBe(whole)
    },
  )
})
