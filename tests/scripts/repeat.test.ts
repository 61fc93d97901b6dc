import { describe, expect, test } from 'vitest'
import { repeatText } from '../support/repeat'

/** The commands that repeat one failed test. */
const commandOf = (...failed: Parameters<typeof repeatText>) =>
  repeatText(...failed)
    .split('\n')
    .slice(2, -1)

describe('the command that repeats a failed test', () => {
  test('has the file and the title, escaped for the shell and as a pattern', () => {
    expect(commandOf([{ file: 'tests/a.test.ts', title: "it's (1)", isLong: false }])).toEqual([
      String.raw`  npm test -- tests/a.test.ts -t 'it'\''s \(1\)'`,
    ])
  })

  test('has the line and the browser', () => {
    expect(commandOf([{ file: 'tests/browser/a.spec.ts:12', browser: 'firefox', isLong: false }])).toEqual([
      '  npm test -- tests/browser/a.spec.ts:12 --project=firefox',
    ])
  })

  test('runs the suite of the test', () => {
    expect(commandOf([{ file: 'tests/browser/long/a.spec.ts:1', isLong: true }])).toEqual([
      '  npm run test:long -- tests/browser/long/a.spec.ts:1',
    ])
  })

  test('includes the seed of a random test', () => {
    expect(commandOf([{ file: 'tests/fuzz/fuzz.long.test.ts', title: 'parts', isLong: true }], '7')).toEqual([
      '  SEED=7 npm run test:long -- tests/fuzz/fuzz.long.test.ts -t parts',
    ])
    expect(commandOf([{ file: 'tests/keys/warm-checks.test.ts', title: 'edits', isLong: false }], '7')).toEqual([
      '  SEED=7 npm test -- tests/keys/warm-checks.test.ts -t edits',
    ])
    expect(commandOf([{ file: 'tests/engine/lib/xml.random.test.ts', title: 'texts', isLong: false }], '7')).toEqual([
      '  SEED=7 npm test -- tests/engine/lib/xml.random.test.ts -t texts',
    ])
  })

  test('is only printed for a limited number of tests', () => {
    const many = Array.from({ length: 30 }, (_, index) => ({ file: `tests/${index}.test.ts`, isLong: false }))
    expect(commandOf(many)).toHaveLength(21)
    expect(commandOf(many).at(-1)).toBe('  … and 10 more')
  })
})
