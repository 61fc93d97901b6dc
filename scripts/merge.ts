import { join, resolve } from 'node:path'
import { argumentsOf, type CommandInput, foldersOf, reportUsageError } from './command'
import { entriesIn } from './files/read-text'
import { sharesFolder } from './shares/places'
import { runBuild } from './site-build/run'

/**
 * `npm run merge`: makes dist/ as a build does, from the shares in folders, or from all below `.cache/shards`. Whatever is wrong with them
 * stops it before anything is written.
 */
export default async function merge(input: CommandInput): Promise<number> {
  const { root, args } = input
  const found = argumentsOf('merge', args)
  if ('error' in found) return reportUsageError(found.error)
  const folders =
    found.positionals.length > 0
      ? found.positionals.map((folder) => resolve(root, folder))
      : await foldersBelow(sharesFolder(foldersOf(root).cache))
  if (folders.length === 0)
    return reportUsageError('There are no shares in .cache/shards. Make each by `npm run build -- --shard I/N`, or name their folders.')
  return runBuild(input, found.options, { kind: 'joined', folders })
}

async function foldersBelow(folder: string): Promise<string[]> {
  return (await entriesIn(folder))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name))
    .toSorted()
}
