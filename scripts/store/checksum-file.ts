import { readFileSync } from 'node:fs'
import { deserialize, serialize } from 'node:v8'
import { crc32 } from 'node:zlib'
import { replaceFile } from '../files/replace-file'

/** Bytes of the checksum at the start of a file. */
const CHECKSUM = 4

/** The value in a file; undefined if there is none, if it is damaged, or if this version of Node cannot read its format. */
export async function readWithChecksum(file: string): Promise<unknown> {
  const bytes = bytesOf(file)
  if (!bytes || bytes.length <= CHECKSUM) return undefined
  const content = bytes.subarray(CHECKSUM)
  if (crc32(content) !== bytes.readUInt32LE(0)) return undefined
  try {
    return deserialize(content)
  } catch {
    return undefined
  }
}

function bytesOf(file: string): Buffer | undefined {
  try {
    // Asynchronous calls take several times as long, and a record is many files.
    return readFileSync(file)
  } catch {
    return undefined
  }
}

/** Writes a value of plain data into a file atomically, since another run may read it at any time. */
export async function writeWithChecksum(file: string, value: unknown): Promise<void> {
  const content = serialize(value)
  const checksum = Buffer.alloc(CHECKSUM)
  checksum.writeUInt32LE(crc32(content))
  await replaceFile(file, Buffer.concat([checksum, content]))
}
