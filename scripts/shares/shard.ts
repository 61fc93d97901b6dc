import { createHash } from 'node:crypto'

/** One of the machines that build a site together: its number, from 1, and how many there are. */
export type Shard = { index: number; count: number }

/** The most shards of one build: with more, most of the time would go into work that each of them repeats. */
export const MOST_SHARDS = 256

/** The shard that is written as `2/8`; undefined for any other text. */
export function shardOf(text: string): Shard | undefined {
  const [, index = 0, count = 0] = (/^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? []).map(Number)
  return isShard({ index, count }) ? { index, count } : undefined
}

/** Whether there can be a shard of this number among so many. */
export const isShard = ({ index, count }: Shard): boolean => index >= 1 && index <= count && count <= MOST_SHARDS

/** `2/8`, as it is written after `--shard`. */
export const shardText = ({ index, count }: Shard) => `${index}/${count}`

/**
 * Whether the shard makes what has this name: the address of a page, or the path of a picture. Each name belongs to one shard, which every
 * machine finds without asking another one, and stays with it from build to build.
 */
export const isOwn = (name: string, { index, count }: Shard): boolean =>
  createHash('sha256').update(name).digest().readUInt32BE(0) % count === index - 1
