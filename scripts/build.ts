import { resolve } from 'node:path'
import { argumentsOf, type CommandInput, foldersOf, reportUsageError } from './command'
import { shareFolder } from './shares/places'
import { MOST_SHARDS, shardOf } from './shares/shard'
import { runBuild } from './site-build/run'

/**
 * `npm run build`: makes dist/ from content, or with `--shard` the share of one of several machines. Errors in content stop it before
 * anything is written.
 */
export default async function build(input: CommandInput): Promise<number> {
  const { root, args } = input
  const read = argumentsOf('build', args)
  if ('error' in read) return reportUsageError(read.error)
  const { options } = read
  if (options.shard === undefined) return runBuild(input, options, { kind: 'whole' })
  const shard = shardOf(options.shard)
  if (!shard)
    return reportUsageError(
      `\`--shard ${options.shard}\` is not a shard: write its number and the number of all, from 1/1 to ${MOST_SHARDS}/${MOST_SHARDS}, such as 2/8.`,
    )
  if (options.graph !== undefined || options.compress)
    return reportUsageError('A share has neither a graph nor compressed files: `npm run merge` makes them.')
  const folder = options.out === undefined ? shareFolder(foldersOf(root).cache, shard) : resolve(root, options.out)
  return runBuild(input, options, { kind: 'shard', shard, folder })
}
