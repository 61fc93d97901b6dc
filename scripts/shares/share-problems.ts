import { join } from 'node:path'
import { hashOf } from '../../renderer/key'
import { mapBounded } from '../../src/engine/lib/bounded'
import { readBytes } from '../files/read-text'
import type { Origin } from './origin'
import { filesFolder } from './places'
import { type Shard, shardText } from './shard'
import { commandOf, type Share } from './share'

/** Number of files that are read at one time. */
const AT_ONCE = 8

/** The number of shards that most shares name; of several, the first one. Undefined where there are no shares. */
function countOf(shares: readonly Share[]): number | undefined {
  const counts = shares.map(({ shard }) => shard.count)
  const times = (count: number) => counts.filter((one) => one === count).length
  return counts.toSorted((a, b) => times(b) - times(a))[0]
}

/** The problems of shares as a set, a sentence each: other counts, duplicates, and missing shares. */
export function setProblems(shares: readonly Share[]): string[] {
  const count = countOf(shares)
  if (count === undefined) return []
  const others = shares
    .filter(({ shard }) => shard.count !== count)
    .map(({ folder, shard }) => `${folder} is share ${shardText(shard)}, while others are of ${count}. Leave it out, or remove it.`)
  const found = new Map<number, string>()
  const twice = shares
    .filter(({ shard }) => shard.count === count)
    .flatMap(({ folder, shard }) => {
      const first = found.get(shard.index)
      found.set(shard.index, first ?? folder)
      return first === undefined ? [] : [`${folder} is share ${shardText(shard)}, as ${first} is. Leave one of them out.`]
    })
  const missing = Array.from({ length: count }, (_, at): Shard => ({ index: at + 1, count }))
    .filter(({ index }) => !found.has(index))
    .map((shard) => `Share ${shardText(shard)} is missing. Bring it here, or make it by ${commandOf(shard)}.`)
  return [...others, ...twice, ...missing]
}

/** A sentence that says how a share was made otherwise than the site of an origin would be; none if it was not. */
export function originProblems({ folder, shard, origin }: Share, ours: Origin): string[] {
  const found = [
    origin.content !== ours.content && 'from other content',
    origin.code !== ours.code && 'by other code or packages',
    origin.day !== ours.day && `for ${origin.day} instead of ${ours.day}`,
    origin.settings !== ours.settings && 'with other settings in the environment',
    origin.node !== ours.node && `by Node ${origin.node} instead of ${ours.node}`,
  ].filter((text) => text !== false)
  if (found.length === 0) return []
  const day = origin.day === ours.day ? undefined : ours.day
  return [`${folder} was made ${found.join(', ')}. Make it again from what is merged here, by ${commandOf(shard, day)}.`]
}

/** A sentence about the files of a share that are missing or not as they were made; none if there are none. */
export async function fileProblems({ folder, shard, files }: Share): Promise<string[]> {
  const states = await mapBounded([...files], AT_ONCE, async ([path, { hash }]) => {
    const bytes = await readBytes(join(filesFolder(folder), path))
    return bytes === undefined || hashOf(bytes) !== hash ? [path] : []
  })
  const [first, ...more] = states.flat()
  if (first === undefined) return []
  const others = more.length === 0 ? 'is' : `and ${more.length} more ${more.length === 1 ? 'file' : 'files'} are`
  return [`In ${folder}, files/${first} ${others} missing or damaged. Bring the share here again, or make it again by ${commandOf(shard)}.`]
}
