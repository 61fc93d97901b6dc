import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { recordFolder } from '../../scripts/site-build/record'
import { ROOT } from './run-command'
import { siteTest } from './site-test'

/** A small site, and a folder for its shares and builds whose records are removed with it. */
export const shareTest = siteTest.extend<{ outs: string }>({
  outs: async ({ site }, use) => {
    const outs = `${site.root}-outs`
    await use(outs)
    await removeBuilds(outs)
  },
})

/** Removes a folder with builds and shares in it, and their records. */
export async function removeBuilds(outs: string) {
  for (const name of await readdir(outs).catch(() => []))
    for (const folder of [join(outs, name), join(outs, name, 'files')])
      await rm(recordFolder(join(ROOT, '.cache'), folder), { recursive: true, force: true })
  await rm(outs, { recursive: true, force: true })
}
