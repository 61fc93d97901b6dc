import { createHash } from 'node:crypto'
import type { Metadata } from 'sharp'
import { LARGEST_PICTURE, MOST_PIXELS, type PictureContent, refusedKind } from './raw'

/** Length of the hash in addresses: among the pictures of one name, no two are alike by chance. */
const HASH_LENGTH = 10

/** Looks into a picture file. It never throws for what it finds there. */
export async function measurePicture(file: string, bytes: Uint8Array): Promise<PictureContent> {
  const refused = refusedKind(file)
  if (refused !== undefined) return { state: 'refused', kind: refused }
  if (bytes.length > LARGEST_PICTURE) return { state: 'large', found: `${Math.ceil(bytes.length / 1024 / 1024)} MB` }
  // Most commands start without a picture to look at: they do without the decoder.
  const { default: sharp } = await import('sharp')
  const found = await orUndefined(async () => sharp(bytes, { limitInputPixels: false }).metadata())
  if (!found) return { state: looksRight(bytes) ? 'damaged' : 'unknown' }
  const kind = kindOf(found)
  if (!TAKEN.has(kind)) return { state: 'refused', kind }
  const { width, height } = found.autoOrient
  if (width * height > MOST_PIXELS) return { state: 'large', found: `${width} × ${height} pixels` }
  // What breaks off shows only when it is decoded. To a few pixels, a photo takes some 40 ms.
  const decoded = await orUndefined(async () => sharp(bytes, { failOn: 'error' }).resize(16).toBuffer())
  if (!decoded) return { state: 'damaged' }
  return { state: 'right', width, height, hash: createHash('sha256').update(bytes).digest('hex').slice(0, HASH_LENGTH) }
}

/** What work gives, or undefined where it throws, at once or later. */
const orUndefined = <Value>(work: () => Promise<Value>): Promise<Value | undefined> => work().catch(() => undefined)

/** Kinds of pictures by what the file holds, whatever its name. */
const TAKEN: ReadonlySet<string> = new Set(['AVIF', 'WebP', 'PNG', 'JPEG'])

function kindOf({ format, compression, pages = 1 }: Metadata): string {
  if (format === 'heif') return compression === 'av1' ? 'AVIF' : 'HEIC'
  if (format === 'webp') return pages > 1 ? 'animated WebP' : 'WebP'
  return format.toUpperCase()
}

/** Starts of files of the kinds that are taken; of AVIF and WebP, a word after a length. */
const STARTS = ['\u0089PNG', '\u00ff\u00d8\u00ff', 'RIFF', 'ftyp']

/** It starts as a picture does: what follows is damaged. */
function looksRight(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 8)).toString('latin1')
  return STARTS.some((start) => head.startsWith(start) || (start === 'ftyp' && head.endsWith(start)))
}
