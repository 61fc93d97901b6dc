import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { isCompressible, mediaTypeOf } from '../renderer/hosts/media-types'
import { mapBounded } from '../src/engine/lib/bounded'
import type { WriteRecord } from './write/record'

/** The compressed files beside each file of dist/: the key of the file, and the endings of those that are smaller than the file. */
export type CompressRecord = Record<string, { key: string; endings: readonly string[] }>

const QUALITY = constants.BROTLI_MAX_QUALITY
const GZIP_LEVEL = constants.Z_BEST_COMPRESSION

/** How files are compressed, by the ending that is added to their names. */
const METHODS: Readonly<Record<string, (bytes: Uint8Array) => Promise<Uint8Array>>> = {
  '.br': (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  '.gz': (bytes) => promisify(gzip)(bytes, { level: GZIP_LEVEL }),
}

/** The paths of the compressed files of a record. */
export const compressedPaths = (record: CompressRecord): string[] =>
  Object.entries(record).flatMap(([path, { endings }]) => endings.map((ending) => path + ending))

type CompressInput = {
  dist: string
  /** All files of dist/, and what was compressed last time. */
  files: WriteRecord
  before: CompressRecord
  /** Number of files that are compressed at one time. */
  atOnce: number
}

/**
 * Writes a `.br` and a `.gz` beside each file of dist/ that becomes smaller, and removes those of files that are gone. A file with the key
 * of last time, whose compressed files are there, is not compressed again. Returns the record for the next build, and the number of files
 * that were compressed.
 */
export async function compressFiles({ dist, files, before, atOnce }: CompressInput): Promise<{ record: CompressRecord; made: number }> {
  let made = 0
  const wanted = Object.entries(files).filter(([path]) => isCompressible(mediaTypeOf(path) ?? ''))
  const compressed = await mapBounded(wanted, atOnce, async ([path, { key }]) => {
    const last = before[path]
    if (last?.key === key && (await areThere(last.endings.map((ending) => `${dist}/${path}${ending}`)))) return [path, last] as const
    made++
    return [path, { key, endings: await compress(`${dist}/${path}`) }] as const
  })
  const record: CompressRecord = Object.fromEntries(compressed)
  const current = new Set(compressedPaths(record))
  for (const path of compressedPaths(before)) if (!current.has(path)) await rm(`${dist}/${path}`, { force: true })
  return { record, made }
}

/** Writes the compressed files beside a file; returns the endings of those that are smaller. */
async function compress(file: string): Promise<string[]> {
  const bytes = await readFile(file)
  const endings: string[] = []
  for (const [ending, method] of Object.entries(METHODS)) {
    const small = await method(bytes)
    if (small.length >= bytes.length) continue
    await writeFile(file + ending, small)
    endings.push(ending)
  }
  return endings
}

const areThere = async (paths: readonly string[]) =>
  (await Promise.all(paths.map((path) => stat(path).catch(() => undefined)))).every((found) => found?.isFile() === true)
