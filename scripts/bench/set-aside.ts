import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename } from 'node:fs/promises'
import { basename, join } from 'node:path'

/** The folder, in that of the measurements, for what earlier ones made. */
export const ASIDE = 'aside'

/**
 * Moves a file or folder into `aside`, if it is there. Removing it would make the next measurement slower: ext4 without a journal passes
 * over files that were removed in the last five minutes when it looks for a free one, which takes up to a millisecond for each new file.
 */
export async function setAside(path: string, aside: string): Promise<void> {
  if (!existsSync(path)) return
  await mkdir(aside, { recursive: true })
  await rename(path, join(await mkdtemp(join(aside, 'before-')), basename(path)))
}
