import { describe, expect, test } from 'vitest'
import { matchingFiles, testFiles } from '../../scripts/test-files.mjs'
import { ROOT } from '../support/run-command'

const short = testFiles(ROOT, false)
const long = testFiles(ROOT, true)

test('the folder of the project may have a trailing slash', () => expect(testFiles(`${ROOT}/`, true)).toEqual(long))

describe('npm test', () => {
  test('runs every unit test except the long ones, which are in the long suite', () => {
    expect(short.unit).toContain('tests/scripts/test-files.test.ts')
    expect(short.unit.filter((file) => file.includes('.long.'))).toEqual([])
    expect(long.unit).toContain('tests/fuzz/fuzz.long.test.ts')
  })

  test('shares the random tests with the long suite, and no others', () => {
    const shared = short.unit.filter((file) => long.unit.includes(file))
    expect(shared).toContain('tests/engine/lib/xml.random.test.ts')
    expect(shared.filter((file) => !file.includes('.random.'))).toEqual([])
  })

  test('runs every browser test except those in the long folder', () => {
    expect(short.browser).toContain('tests/browser/links.spec.ts')
    expect(short.browser.filter((file) => file.includes('/long/'))).toEqual([])
    expect(long.browser.filter((file) => file.includes('/long/')).length).toBeGreaterThan(2)
  })
})

describe('a pattern', () => {
  const files = { unit: ['tests/a/search.test.ts', 'tests/b/read.test.ts'], browser: ['tests/browser/search.spec.ts'] }

  test('selects files by their path, in both suites', () => {
    expect(matchingFiles(files, ['search'])).toEqual({ unit: ['tests/a/search.test.ts'], browser: ['tests/browser/search.spec.ts'] })
    expect(matchingFiles(files, ['tests/b/'])).toEqual({ unit: ['tests/b/read.test.ts'], browser: [] })
    expect(matchingFiles(files, ['./tests/browser'])).toEqual({ unit: [], browser: ['tests/browser/search.spec.ts'] })
  })

  test('may have a line', () => {
    expect(matchingFiles(files, ['browser/search.spec.ts:12'])).toEqual({ unit: [], browser: ['tests/browser/search.spec.ts:12'] })
  })

  test('is one of several, or there is none', () => {
    expect(matchingFiles(files, ['a/search', 'read', 'read.test'])).toEqual({ unit: files.unit, browser: [] })
    expect(matchingFiles(files, ['nothing'])).toEqual({ unit: [], browser: [] })
    expect(matchingFiles(files, [])).toEqual(files)
  })
})
