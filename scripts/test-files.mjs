// Which test files there are, and which of them somebody means.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Files of tests by who runs them. @typedef {{ unit: readonly string[], browser: readonly string[] }} TestFiles */

/** @param {string} root @returns {string[]} */
const filesBelow = (root) =>
  readdirSync(join(root, 'tests'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath ?? entry.path, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )

/** Whether a test takes long: `npm run test:long` runs it, `npm test` does not. @param {string} file */
const isLong = (file) => /\.long\.test\.tsx?$/.test(file) || file.startsWith('tests/browser/long/')

/**
 * The test files of a project: those of `npm test`, or those of the long suite. Firefox runs in the long suite what it leaves out
 * in the other, so that every file of browsers belongs to it.
 * @param {string} root @param {boolean} long @returns {TestFiles}
 */
export function testFiles(root, long) {
  const files = filesBelow(root)
  return {
    unit: files.filter((file) => /\.test\.tsx?$/.test(file) && isLong(file) === long),
    browser: files.filter((file) => file.endsWith('.spec.ts') && (long || !isLong(file))),
  }
}

/**
 * Those that patterns mean: a pattern is a part of a path, and the line of a test may follow it, which then follows the file, too.
 * Without patterns all of them.
 * @param {TestFiles} files @param {readonly string[]} patterns @returns {TestFiles}
 */
export function filesMeant(files, patterns) {
  if (patterns.length === 0) return files
  const meant = patterns.map((pattern) => {
    const [, part = '', line = ''] = /^(?:\.\/)?(.*?)((?::\d+)?)$/.exec(pattern) ?? []
    return (/** @type {readonly string[]} */ list) => list.filter((file) => file.includes(part)).map((file) => file + line)
  })
  const ofAll = (/** @type {readonly string[]} */ list) => [...new Set(meant.flatMap((ofList) => ofList(list)))]
  return { unit: ofAll(files.unit), browser: ofAll(files.browser) }
}
