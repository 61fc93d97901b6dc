import { describe, expect, test } from 'vitest'
import { formatProblems, placeOf, sourceFrame } from '../../src/errors/format'
import { problem } from '../../src/errors/problem'

const SOURCE = 'one: 1\ntwo: 2\nthree: 3\nfour: 4\n'

describe('a frame', () => {
  test('shows the line, its neighbours, and a caret under the column', () => {
    expect(sourceFrame(SOURCE, 2, 6)).toBe(['  1 | one: 1', '> 2 | two: 2', '    |      ^', '  3 | three: 3'].join('\n'))
  })

  test('stands at the first line, and without a column at its start', () => {
    expect(sourceFrame(SOURCE, 1)).toBe(['> 1 | one: 1', '    | ^', '  2 | two: 2'].join('\n'))
  })

  test('lines its numbers up', () => {
    const source = Array.from({ length: 12 }, (_, index) => `line ${index + 1}`).join('\n')
    expect(sourceFrame(source, 10, 1)).toBe(['   9 | line 9', '> 10 | line 10', '     | ^', '  11 | line 11'].join('\n'))
  })

  test('keeps the caret under the character where a tab stands before it', () => {
    expect(sourceFrame('\ta', 1, 2)).toBe(['> 1 |  a', '    |  ^'].join('\n'))
  })

  test('cuts long lines, and leaves out a caret that would stand outside', () => {
    expect(sourceFrame('a'.repeat(500), 1, 300)).toBe(`> 1 | ${'a'.repeat(160)}`)
  })

  test('has no blanks at the ends of its lines', () => {
    expect(sourceFrame('\n\n\n', 2, 1)).toBe(['  1 |', '> 2 |', '    | ^', '  3 |'].join('\n'))
  })

  test('prints no control character that a terminal would obey', () => {
    const frame = sourceFrame('a\u001b[31mb\u0007c', 1, 2)
    expect(['\u001b', '\u0007'].filter((character) => frame.includes(character))).toEqual([])
  })

  test('is empty without a source or a line', () => {
    expect([sourceFrame(undefined, 1, 1), sourceFrame(SOURCE)]).toEqual(['', ''])
  })
})

describe('a place', () => {
  test.for([
    [{ file: 'a.yaml' }, 'a.yaml'],
    [{ file: 'a.yaml', line: 2 }, 'a.yaml:2'],
    [{ file: 'a.yaml', line: 2, column: 3 }, 'a.yaml:2:3'],
    [{ file: 'a.yaml', column: 3 }, 'a.yaml'],
  ] as const)('%j is %s', ([place, expected]) => {
    expect(placeOf(problem('file/empty', place))).toBe(expected)
  })
})

describe('all problems as one text', () => {
  test('are sorted, framed, with hints, and counted', () => {
    const problems = [
      problem('field/unknown', { file: 'b.yaml', line: 3, column: 1 }, 'three', 'tree'),
      problem('file/missing', { file: 'c.yaml' }, 'c.yaml'),
      problem('yaml/duplicate-key', { file: 'b.yaml', line: 1, column: 1 }),
      problem('file/encoding', { file: 'a.yaml' }),
    ]
    expect(formatProblems(problems, (file) => (file === 'b.yaml' ? SOURCE : undefined))).toMatchInlineSnapshot(`
      "a.yaml  file/encoding  The file holds bytes that are not UTF-8.
        Save the file as UTF-8: editors offer it under "Save with encoding".

      b.yaml:1:1  yaml/duplicate-key  This key stands twice in one mapping.
        > 1 | one: 1
            | ^
          2 | two: 2
        Keep one of the two.

      b.yaml:3:1  field/unknown  The key \`three\` is not known here. Did you mean \`tree\`?
          2 | two: 2
        > 3 | three: 3
            | ^
          4 | four: 4
        Remove the key, or correct its name; docs/content.md lists the keys of each kind.

      c.yaml  file/missing  The site needs the file \`c.yaml\`.
        Restore the file from version control, or write it anew: docs/content.md lists its fields.

      4 problems in 3 files."
    `)
  })

  test('one problem is counted in the singular', () => {
    expect(formatProblems([problem('file/encoding', { file: 'a.yaml' })], () => undefined)).toMatch(/\n\n1 problem in 1 file\.$/)
  })
})
