import { execFile } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { lastBuild, recordFolder } from '../../../scripts/site-build/last-build'
import { takeLock } from '../../../scripts/write/lock'
import { ROOT } from '../../support/run-command'

/** A site that tests need besides that of the project: its name, and the options of the build that makes it. */
type BuiltSite = {
  name: string
  /** Prepares what the build needs, and returns its options. */
  options: () => Promise<readonly string[]>
}

/**
 * Builds a site once for all workers of a run: one builds, and the others wait for it. Returns its folder, which is the same in each run, so
 * that only what has changed is built again, unless the record of its builds was deleted.
 */
export async function builtOnce({ name, options }: BuiltSite): Promise<string> {
  const folder = join(ROOT, '.cache', name)
  const run = process.env.BROWSER_RUN ?? ''
  const mark = `${folder}.run`
  const unlock = await takeLock(`${folder}.lock`, () => {})
  try {
    if (run !== '' && (await readFile(mark, 'utf8').catch(() => '')) === run) return folder
    if (!lastBuild(recordFolder(join(ROOT, '.cache'), folder)).exists()) await rm(folder, { recursive: true, force: true })
    await promisify(execFile)(process.execPath, ['scripts/run.mjs', 'build', ...(await options()), '--out', folder], { cwd: ROOT })
    await writeFile(mark, run)
    return folder
  } finally {
    await unlock()
  }
}
