import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { recordFolder } from '../../scripts/site-build/last-build'
import { callCommand } from './call-command'
import { treeOf } from './folder-test'
import { type CommandResult, ROOT, type runCommand } from './run-command'
import { siteTest, TODAY } from './site-test'

/** Makes one share, builds the whole site, or joins shares: each into a folder that is named after it. */
export type Shares = {
  share: (shard: string, ...args: string[]) => Promise<CommandResult>
  build: (name: string) => Promise<CommandResult>
  merge: (name: string, ...folders: readonly string[]) => Promise<CommandResult>
}

/** The folder of a share: `1-of-3` for `1/3`. */
export const nameOf = (shard: string) => shard.replace('/', '-of-')

/** Paths of the files of a share, without its record. */
export const pathsIn = async (share: string) => Object.keys(await treeOf(join(share, 'files')))

/** These commands for some content, with folders below `outs`, called in this process or run in another. */
const sharesIn = (run: typeof runCommand, content: string, outs: string): Shares => {
  const given = ['--content', content, '--as-of', TODAY, '--out']
  return {
    // An option is given once: `args` may name another day.
    share: (shard, ...args) => {
      const own = args.includes('--as-of') ? given.filter((arg) => arg !== '--as-of' && arg !== TODAY) : given
      return run('build', '--shard', shard, ...own, join(outs, nameOf(shard)), ...args)
    },
    build: (name) => run('build', ...given, join(outs, name)),
    merge: (name, ...folders) => run('merge', ...folders.map((folder) => join(outs, folder)), ...given, join(outs, name)),
  }
}

/**
 * A small site, a folder for its shares and builds, which is removed with their records, and the commands, called in this process, which is
 * faster and has no styles.
 */
export const shareTest = siteTest.extend<{ outs: string; made: Shares }>({
  outs: async ({ site }, use) => {
    const outs = `${site.root}-outs`
    await use(outs)
    await removeBuilds(outs)
  },
  made: ({ site, outs }, use) => use(sharesIn(callCommand, site.root, outs)),
})

/** Removes a folder with builds and shares in it, and their records. */
export async function removeBuilds(outs: string) {
  for (const name of await readdir(outs).catch(() => []))
    for (const folder of [join(outs, name), join(outs, name, 'files')])
      await rm(recordFolder(join(ROOT, '.cache'), folder), { recursive: true, force: true })
  await rm(outs, { recursive: true, force: true })
}
