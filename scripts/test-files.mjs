// Finds the test files of the project, and those that patterns match.
import { join, relative } from 'node:path'
import { filesBelow } from './files/files-below.mjs'
import { toPosixPath } from './files/paths.mjs'

/** Test files by their runner. @typedef {{ unit: readonly string[], browser: readonly string[] }} TestFiles */

/** @param {string} root @returns {string[]} */
const testsIn = (root) => filesBelow(join(root, 'tests')).map((file) => toPosixPath(relative(root, file)))

/** Whether a test belongs to the long suite only. @param {string} file */
const isLong = (file) => /\.long\.test\.tsx?$/.test(file) || file.startsWith('tests/browser/long/')

/** Whether a test has random input, which differs in each run of the long suite. @param {string} file */
const isRandom = (file) => /\.random\.test\.tsx?$/.test(file)

/**
 * The test files of a project: those of `npm test`, or those of the long suite. Both have random tests. In the long suite, Firefox also
 * runs the tests of files that `npm test` runs in Chromium, so it has all files for browsers.
 * @param {string} root @param {boolean} long @returns {TestFiles}
 */
export function testFiles(root, long) {
  const files = testsIn(root)
  return {
    unit: files.filter((file) => /\.test\.tsx?$/.test(file) && (isLong(file) === long || isRandom(file))),
    browser: files.filter((file) => file.endsWith('.spec.ts') && (long || !isLong(file))),
  }
}

/**
 * The files that match patterns. A pattern is a part of a path, with or without the line of a test, which is kept. Without patterns, all
 * files match.
 * @param {TestFiles} files @param {readonly string[]} patterns @returns {TestFiles}
 */
export function matchingFiles(files, patterns) {
  if (patterns.length === 0) return files
  const meant = patterns.map((pattern) => {
    const [, part = '', line = ''] = /^(?:\.\/)?(.*?)((?::\d+)?)$/.exec(pattern) ?? []
    return (/** @type {readonly string[]} */ list) => list.filter((file) => file.includes(part)).map((file) => file + line)
  })
  const ofAll = (/** @type {readonly string[]} */ list) => [...new Set(meant.flatMap((ofList) => ofList(list)))]
  return { unit: ofAll(files.unit), browser: ofAll(files.browser) }
}
