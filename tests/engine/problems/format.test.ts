import { describe, expect, test } from 'vitest'
import { formatProblems, placeOf } from '../../../src/engine/problems/format'
import { problem } from '../../../src/engine/problems/problem'

const SOURCE = 'one: 1\ntwo: 2\nthree: 3\nfour: 4\n'

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
      "── a.yaml: 1 error ──

      a.yaml  file/encoding  The file holds bytes that are not UTF-8.
        Saved as it is shown, the file would lose the characters that an editor could not read. In VS Code choose “Reopen with Encoding” first, mostly “Western (Windows 1252)”, or the encoding that the message names; if all words are right, “Save with Encoding”, “UTF-8”.

      ── b.yaml: 2 errors ──

      b.yaml:1:1  yaml/duplicate-key  This field is already there: its name is written twice.
        > 1 | one: 1
            | ^
          2 | two: 2
        Delete one of the two, or correct its name: only one value can count.

      b.yaml:3:1  field/unknown  The field \`three\` is not known here. Did you mean \`tree\`?
          2 | two: 2
        > 3 | three: 3
            | ^
          4 | four: 4
        Correct its name or its indentation, or delete it; docs/content.md lists the fields of each kind of content.

      ── c.yaml: 1 error ──

      c.yaml  file/missing  The file \`c.yaml\`, which the site needs, is missing.
        Restore the file from an earlier version, or write it again; docs/content.md lists its fields.

      4 errors in 3 files."
    `)
  })

  test('one problem is counted in the singular', () => {
    expect(formatProblems([problem('file/encoding', { file: 'a.yaml' })], () => undefined)).toMatch(/\n\n1 error in 1 file\.$/)
  })
})
