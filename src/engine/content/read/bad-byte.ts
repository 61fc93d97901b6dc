import { type LinePlace, lineAt } from '../../lib/line-places'

/** What the decoder puts in the place of bytes that are not UTF-8. A text may have this character itself, in three bytes. */
const LOST = '\ufffd'
const WRITTEN = Buffer.from(LOST)

/** The place of the first byte that is not UTF-8. */
export function firstBadByte(bytes: Uint8Array): LinePlace {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  let [index, offset] = [-1, 0]
  do {
    const from = Math.max(0, index)
    index = text.indexOf(LOST, index + 1)
    offset += Buffer.byteLength(text.slice(from, index))
  } while (index !== -1 && WRITTEN.equals(bytes.subarray(offset, offset + WRITTEN.length)))
  const before = text.slice(0, Math.max(0, index)).replace(/\r\n?/g, '\n')
  return lineAt(before, before.length)
}
