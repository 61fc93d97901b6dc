import { describe, expect, test } from 'vitest'
import { valueAt } from '../../../src/engine/content/parse/schema'
import { type FieldPath, sourceOf } from '../../../src/engine/content/parse/source'
import { placesInText } from '../../../src/engine/content/parse/text-place'
import { parseYaml } from '../../../src/engine/content/yaml/yaml'

/** The line and column of a word in the text of a field. */
function placeOfWord(yaml: string, word: string, path: FieldPath = ['bio']): string {
  const source = sourceOf({ file: 'a.yaml', yaml, lineOffset: 0 })
  const text = String(valueAt(parseYaml(source).data, path))
  expect(text).toContain(word)
  const { line, column } = placesInText(source, path)(text.indexOf(word))
  return `${line}:${column}`
}

describe('the place of a word in a text', () => {
  test.for([
    ['a plain text', 'bio: Mia counts cranes.\n', 'cranes', '1:17'],
    ['a plain text of several lines', 'bio: Mia counts\n  every\n\n  crane  \n  here.\n', 'here', '5:3'],
    ['a text in single quotes', "bio: 'It''s Mia''s crane.'\n", 'crane', '1:20'],
    ['a text in single quotes of several lines', "bio: 'It''s\n  Mia''s\n\n  crane.'\n", 'crane', '4:3'],
    ['a text in double quotes', String.raw`bio: "A \"big\" \u0041\x42\U0001F3D7 crane."`, 'crane', '1:38'],
    ['a text in double quotes of several lines', 'bio: "Mia \\\n  counts\n  every   \n  crane."\n', 'crane', '4:3'],
    ['a text in double quotes with escaped space', 'bio: "Mia\\\n  \\  counts."\n', 'counts', '2:6'],
    ['a folded text', 'bio: >-\n  Mia counts cranes.\n  She likes her place.\n', 'place', '3:17'],
    ['a folded text with paragraphs', 'bio: >\n\n  Mia\n\n\n  counts\n  cranes.\n', 'cranes', '7:3'],
    ['a folded text with a line that is further in', 'bio: >-\n  Mia\n    counts\n  cranes\n  here.\n', 'here', '5:3'],
    ['the line that is further in', 'bio: >-\n  Mia\n    counts\n  cranes.\n', 'counts', '3:5'],
    ['a literal text', 'bio: |\n  Mia counts.\n\n  A crane.\n', 'crane', '4:5'],
    ['a literal text with a stated indentation', 'bio: |2-  # as it is\n    Mia counts.\n  A crane.\n', 'crane', '3:5'],
    ['a text that says the same words twice', 'bio: >-\n  Mia\n  Mia\n  Mia counts.\n', 'counts', '4:7'],
  ] as const)('%s', ([, yaml, word, place]) => {
    expect(placeOfWord(yaml, word)).toBe(place)
  })

  test('of an item of a list', () => {
    expect(placeOfWord('list:\n  - Mia\n  - |\n    Mia\n    counts.\n', 'counts', ['list', 1])).toBe('5:5')
  })

  test('in front matter is the line of the file', () => {
    const source = sourceOf({ file: 'a.mdx', yaml: 'bio: >-\n  Mia\n  counts.\n', lineOffset: 1 })
    expect(placesInText(source, ['bio'])('Mia '.length)).toEqual({ file: 'a.mdx', line: 4, column: 3, field: 'bio' })
  })

  test('where nothing is written, or no text, is that of the field', () => {
    const source = sourceOf({ file: 'a.yaml', yaml: "title: ''\nnumber: 12\n", lineOffset: 0 })
    expect(placesInText(source, ['title'])(3)).toMatchObject({ line: 1, column: 8 })
    expect(placesInText(source, ['number'])(1)).toMatchObject({ line: 2, column: 9 })
    expect(placesInText(source, ['bio'])(1)).toMatchObject({ line: 1, column: 1 })
  })
})
