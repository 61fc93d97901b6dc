import { describe, expect, test } from 'vitest'
import { sourceFrame } from '../../../src/engine/problems/frame'

const SOURCE = 'one: 1\ntwo: 2\nthree: 3\nfour: 4\n'

describe('a frame', () => {
  test('shows the line, its neighbours, and a caret under the column', () => {
    expect(sourceFrame(SOURCE, 2, 6)).toBe(['  1 | one: 1', '> 2 | two: 2', '    |      ^', '  3 | three: 3'].join('\n'))
  })

  test('can be at the first line, and is at the start of the line without a column', () => {
    expect(sourceFrame(SOURCE, 1)).toBe(['> 1 | one: 1', '    | ^', '  2 | two: 2'].join('\n'))
  })

  test('aligns the line numbers', () => {
    const source = Array.from({ length: 12 }, (_, index) => `line ${index + 1}`).join('\n')
    expect(sourceFrame(source, 10, 1)).toBe(['   9 | line 9', '> 10 | line 10', '     | ^', '  11 | line 11'].join('\n'))
  })

  test('keeps the caret under the character where a tab stands before it', () => {
    expect(sourceFrame('\ta', 1, 2)).toBe(['> 1 |  a', '    |  ^'].join('\n'))
  })

  test('shows the part of a long line that is around the column, and says where it is cut', () => {
    const words = Array.from({ length: 100 }, (_, index) => `word${index}`).join(' ')
    const [first = '', caret = ''] = sourceFrame(words, 1, words.indexOf('word50') + 1).split('\n')
    expect(first).toMatchInlineSnapshot(
      `"> 1 | …word43 word44 word45 word46 word47 word48 word49 word50 word51 word52 word53 word54 word55 word56 …"`,
    )
    expect(caret.indexOf('^')).toBe(first.indexOf('word50'))
  })

  test.for([
    ['at its start', 1],
    ['at its end', 500],
    ['behind its end', 501],
    ['near its start', 40],
    ['near its end', 470],
  ] as const)('of a long line fits a terminal with the caret under the character: %s', ([, column]) => {
    const text = `${'.'.repeat(column - 1)}X${'.'.repeat(500)}`.slice(0, 500)
    const [line = '', caret = ''] = sourceFrame(text, 1, column).split('\n')
    expect(line.length).toBeLessThanOrEqual(106)
    expect(caret.indexOf('^')).toBe(column > 500 ? line.length : line.indexOf('X'))
  })

  test('cuts a long neighbor behind its start', () => {
    expect(sourceFrame(`${'a'.repeat(500)}\nb`, 2).split('\n')[0]).toBe(`  1 | ${'a'.repeat(98)}…`)
  })

  test.for([
    ['wide characters', '名前: x', 5, 6],
    ['an accent that is a character of its own', 'cafe\u0301: x', 8, 6],
    ['a pictograph of several parts', '👩‍💻: x', 8, 4],
    ['a flag', '🇩🇪: x', 7, 4],
    ['a joiner', 'a\u200db: x', 6, 4],
  ] as const)('counts columns of the terminal: %s', ([, text, column, expected]) => {
    expect(text[column - 1]).toBe('x')
    expect(sourceFrame(text, 1, column).split('\n')[1]).toBe(`    | ${' '.repeat(expected)}^`)
  })

  test('has no trailing spaces', () => {
    expect(sourceFrame('\n\n\n', 2, 1)).toBe(['  1 |', '> 2 |', '    | ^', '  3 |'].join('\n'))
  })

  test('prints no control characters', () => {
    const frame = sourceFrame('a\u001b[31mb\u0007c', 1, 2)
    expect(['\u001b', '\u0007'].filter((character) => frame.includes(character))).toEqual([])
  })

  test('is empty without a source or a line', () => {
    expect([sourceFrame(undefined, 1, 1), sourceFrame(SOURCE)]).toEqual(['', ''])
  })
})
