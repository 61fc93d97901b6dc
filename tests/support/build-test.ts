import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { recordFolder } from '../../scripts/site-build/last-build'
import { callCommand } from './call-command'
import { type CommandResult, ROOT, runCommand } from './run-command'
import { siteTest } from './site-test'

/** Folder with the record of a build. */
export const recordOf = (out: string) => recordFolder(join(ROOT, '.cache'), out)

type Build = (name: string) => Promise<CommandResult>

/**
 * A small site, a folder for builds, and two ways to build into it. `command` runs the command as npm does: with the bundle,
 * including styles and scripts, and only with the stored record of earlier builds. `build` calls it in this process, which is
 * faster and has no styles.
 */
export const buildTest = siteTest.extend<{ outs: string; build: Build; command: Build }>({
  outs: async ({ site }, use) => {
    const outs = `${site.root}-outs`
    await use(outs)
    await rm(outs, { recursive: true, force: true })
  },
  build: async ({ site, outs }, use) => buildWith(callCommand, { content: site.root, outs }, use),
  command: async ({ site, outs }, use) => buildWith(runCommand, { content: site.root, outs }, use),
})

/** The folder of the content, and the one for builds. */
type Folders = { content: string; outs: string }

async function buildWith(run: typeof runCommand, { content, outs }: Folders, use: (build: Build) => Promise<void>) {
  const used = new Set<string>()
  await use((name) => {
    used.add(name)
    return run('build', '--content', content, '--out', join(outs, name))
  })
  // The records of these folders are not needed any more.
  for (const name of used) await rm(recordOf(join(outs, name)), { recursive: true, force: true })
}
