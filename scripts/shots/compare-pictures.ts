import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { EXIT } from '../command'
import { PROGRAMS } from '../install.mjs'

/** The tests that compare pages with their stored pictures, and with what they say to a screen reader. */
const TESTS = ['pictures', 'trees', 'open-trees'].map((name) => `tests/browser/long/${name}.spec.ts`)

/**
 * Compares pages with their pictures in tests/browser/pictures and their trees in tests/browser/trees, with a report of differences in
 * .cache/pictures; or overwrites both. Returns the exit code.
 */
export function comparePictures(root: string, isUpdate: boolean): number {
  const report = join(root, '.cache/pictures')
  const { status } = spawnSync(
    process.execPath,
    [
      PROGRAMS.playwright,
      'test',
      '--config=playwright.long.config.ts',
      '--project=chromium',
      '--reporter=list,html',
      ...(isUpdate ? ['--update-snapshots=changed'] : []),
      ...TESTS,
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, PLAYWRIGHT_HTML_OUTPUT_DIR: report, PLAYWRIGHT_HTML_OPEN: 'never' } },
  )
  console.log(`\n${report}/index.html`)
  return status ?? EXIT.problems
}
