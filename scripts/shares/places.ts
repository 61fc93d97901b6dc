import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Shard } from './shard'

/** The folder of all shares that were made on this machine, or brought to it. */
export const sharesFolder = (cache: string) => `${cache}/shards`

/** The folder of a share, if no other is named. */
export const shareFolder = (cache: string, { index, count }: Shard) => `${sharesFolder(cache)}/${index}-of-${count}`

/** The folder with the files of a share. */
export const filesFolder = (share: string) => join(share, 'files')

/** The file with the record of a share. */
export const recordFile = (share: string) => join(share, 'share.json')

/** Whether a folder has the record of a share. */
export const hasRecord = (folder: string) => existsSync(recordFile(folder))
