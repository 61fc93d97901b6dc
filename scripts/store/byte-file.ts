import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import { stampOf } from '../../src/engine/lib/file-stamp.mjs'
import { replaceFile } from '../files/replace-file'

/** Where the bytes of a value lie in a file of many. Plain data. */
export type BytesAt = { start: number; length: number }

/**
 * A file of bytes as it was written: its path, the checksum of all, and its stamp, which shows without reading it whether it has changed.
 */
export type WrittenBytes = { file: string; checksum: number; stamp: string }

/** The bytes of many values, which are written into one file. */
export type BytesToWrite = {
  keep: (bytes: Uint8Array) => BytesAt
  /** All of them, one after the other. */
  all: () => Uint8Array
  /**
   * Writes them, if there are any. The name of the file holds their checksum, so that an older file that is still read is not overwritten.
   */
  write: (stem: string) => Promise<WrittenBytes | undefined>
}

/** Bytes of values that were written, each read lazily. The file stays open until `close`, so that it may be removed meanwhile. */
export type OpenBytes = { at: (place: BytesAt) => Uint8Array; close: () => void }

const ENDING = '.bytes'

/** Whether a file holds such bytes, by its name. */
export const isBytes = (file: string) => file.endsWith(ENDING)

/** Begins to collect bytes for a file. */
export function bytesToWrite(): BytesToWrite {
  const parts: Uint8Array[] = []
  let size = 0
  const all = () => Buffer.concat(parts)
  return {
    all,
    keep(bytes) {
      const start = size
      parts.push(bytes)
      size += bytes.length
      return { start, length: bytes.length }
    },
    async write(stem) {
      if (parts.length === 0) return undefined
      const bytes = all()
      const checksum = crc32(bytes)
      const file = `${stem}-${checksum.toString(16)}${ENDING}`
      await replaceFile(file, bytes)
      return { file, checksum, stamp: stampOf(statSync(file)) }
    },
  }
}

/** Opens the bytes of a file; undefined if it is gone or damaged. Its checksum is compared only if its stamp has changed. */
export function openBytes({ file, checksum, stamp }: WrittenBytes): OpenBytes | undefined {
  try {
    if (stampOf(statSync(file)) !== stamp && crc32(readFileSync(file)) !== checksum) return undefined
    const opened = openSync(file, 'r')
    return {
      at({ start, length }) {
        const bytes = Buffer.allocUnsafe(length)
        const read = readSync(opened, bytes, 0, length, start)
        if (read !== length) throw new Error(`${file} has ended before the bytes that it held when it was opened`)
        return bytes
      },
      close: () => closeSync(opened),
    }
  } catch {
    return undefined
  }
}
