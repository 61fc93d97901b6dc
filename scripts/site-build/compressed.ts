import { readFile, rm, stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { isCompressible, mediaTypeOf } from '../../renderer/hosts/media-types'
import { mapBounded } from '../../src/engine/lib/bounded'
import { replaceFile } from '../files/replace-file'
import type { WriteRecord, WrittenFile } from '../write/record'

/** A compressed file as it was written: the ending that is added to the name, with its size and time of change on disk. */
type CompressedFile = { ending: string } & Pick<WrittenFile, 'size' | 'modified'>

/** The compressed files next to each file of dist/: the key of the file, and those that are smaller than the file. */
export type CompressRecord = Record<string, { key: string; compressed: readonly CompressedFile[] }>

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
  Object.entries(record).flatMap(([path, { compressed }]) => compressed.map(({ ending }) => path + ending))

type CompressInput = {
  dist: string
  /** All files of dist/, and the record of files that were compressed before. */
  files: WriteRecord
  before: CompressRecord
  /** Number of files that are compressed at one time. */
  concurrency: number
}

/**
 * Writes a `.br` and a `.gz` next to each file of dist/ that becomes smaller, and removes those of files that are gone. A file is
 * compressed again only if its key or its compressed files have changed. Returns the record for the next build, and the number of files
 * that were compressed.
 */
export async function compressFiles({
  dist,
  files,
  before,
  concurrency,
}: CompressInput): Promise<{ record: CompressRecord; made: number }> {
  let made = 0
  const wanted = Object.entries(files).filter(([path]) => isCompressible(mediaTypeOf(path) ?? ''))
  const compressed = await mapBounded(wanted, concurrency, async ([path, { key }]) => {
    const last = before[path]
    if (last?.key === key && (await areAsLeft(`${dist}/${path}`, last.compressed))) return [path, last] as const
    made++
    return [path, { key, compressed: await compress(`${dist}/${path}`) }] as const
  })
  const record: CompressRecord = Object.fromEntries(compressed)
  const current = new Set(compressedPaths(record))
  for (const path of compressedPaths(before)) if (!current.has(path)) await rm(`${dist}/${path}`, { force: true })
  return { record, made }
}

/** Writes the compressed files next to a file; returns those that are smaller. */
async function compress(file: string): Promise<CompressedFile[]> {
  const bytes = await readFile(file)
  const compressed: CompressedFile[] = []
  for (const [ending, method] of Object.entries(METHODS)) {
    const small = await method(bytes)
    if (small.length >= bytes.length) continue
    await replaceFile(file + ending, small)
    const { size, mtimeMs } = await stat(file + ending)
    compressed.push({ ending, size, modified: mtimeMs })
  }
  return compressed
}

/**
 * Whether the compressed files of a file are as they were written: a build that was stopped before it wrote its record may have changed
 * them.
 */
async function areAsLeft(file: string, compressed: readonly CompressedFile[]): Promise<boolean> {
  const found = await Promise.all(compressed.map(({ ending }) => stat(file + ending).catch(() => undefined)))
  return compressed.every(({ size, modified }, index) => found[index]?.size === size && found[index]?.mtimeMs === modified)
}
