import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { PageRecord } from '../../renderer/build-pages'
import { keyOf } from '../../renderer/key'
import type { Failure } from '../../src/engine/lib/failure'
import { readJson, writeJson } from '../files/json-file'
import type { WrittenFile } from '../write/record'
import type { Origin } from './origin'
import { hasRecord, recordFile } from './places'
import { type Shard, shardText } from './shard'
import { sealedShare, storedShare } from './stored-share'

/** The output of a shard, in a folder that can be carried to another machine: files as they lie in a site, and a record of them. */
export type Share = {
  folder: string
  shard: Shard
  origin: Origin
  /** Its pages: their keys and reports by address. */
  pages: PageRecord
  /** Its files by path. */
  files: ReadonlyMap<string, SharedFile>
}

/** A file of a share: the key that it was made by, and the hash of its bytes. */
type SharedFile = Pick<WrittenFile, 'key' | 'hash'>

/** The version of the format of the record. */
const VERSION = 1

/** Removes the record of a share, whose files will change: until it is written again, the folder does not count as a share. */
export const unseal = (folder: string): Promise<void> => rm(recordFile(folder), { force: true })

const sealOf = (share: unknown) => keyOf(JSON.stringify(share))

/** Writes the record of a share, after its files. */
export function seal({ folder, shard, origin, pages, files }: Share): Promise<void> {
  const share = { shard, origin, pages: [...pages], files: [...files] }
  return writeJson(recordFile(folder), { version: VERSION, seal: sealOf(share), share })
}

/** Reads a share, or says in a sentence why the folder holds none. */
export async function readShare(folder: string): Promise<Share | Failure> {
  if (!existsSync(folder)) return { error: `There is no folder ${folder}.` }
  if (!hasRecord(folder))
    return { error: `${folder} has no share.json: it is no share, or one that was not finished. Leave it out, or make the share again.` }
  const { version, seal: sealed, share: stored } = sealedShare.safeParse(await readJson(recordFile(folder))).data ?? {}
  if (version !== undefined && version !== VERSION)
    return { error: `${folder} was made by another version of this generator. Make the share again by the one that merges it.` }
  const share = stored === undefined || sealOf(stored) !== sealed ? undefined : storedShare.safeParse(stored).data
  if (share === undefined) return { error: `${recordFile(folder)} is damaged. Bring the share here again, or make it again.` }
  return { folder, shard: share.shard, origin: share.origin, pages: new Map(share.pages), files: new Map(share.files) }
}

/** The command that makes a share, for a day if it has to be named. */
export const commandOf = (shard: Shard, day?: string) =>
  `\`npm run build -- --shard ${shardText(shard)}${day === undefined ? '' : ` --as-of ${day}`}\``
