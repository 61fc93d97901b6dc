import { createHash } from 'node:crypto'
import type { Metadata } from 'sharp'
import { kindByFirstBytes } from './first-bytes'
import { LARGEST_PICTURE, MOST_PIXELS } from './limits'
import { type PictureContent, refusedKind } from './raw-entry'

/** Length of the hash in addresses: long enough that two pictures with the same name have different ones. */
const HASH_LENGTH = 10

/** Measures a picture file. It does not throw errors for invalid files. */
export async function measurePicture(file: string, bytes: Uint8Array): Promise<PictureContent> {
  const refused = refusedKind(file)
  if (refused !== undefined) return { state: 'refused', kind: refused }
  if (bytes.length > LARGEST_PICTURE) return { state: 'large', found: `${Math.ceil(bytes.length / 1024 / 1024)} MB` }
  // Only decoders of accepted kinds read files of content: that of SVG can be kept busy for seconds by a few bytes.
  const begun = kindByFirstBytes(bytes)
  if (begun === undefined) return { state: 'unknown' }
  if (!TAKEN.has(begun)) return { state: 'refused', kind: begun }
  // Imported here, since most commands do not read pictures.
  const { default: sharp } = await import('sharp')
  const found = await orUndefined(async () => sharp(bytes, { limitInputPixels: false }).metadata())
  if (!found) return { state: 'damaged' }
  const kind = kindOf(found)
  if (!TAKEN.has(kind)) return { state: 'refused', kind }
  const { width, height } = found.autoOrient
  if (width * height > MOST_PIXELS) return { state: 'large', found: `${width} × ${height} pixels` }
  // A truncated file is only noticed when it is decoded. Decoding a photo to a few pixels takes some 40 ms.
  const decoded = await orUndefined(async () => sharp(bytes, { failOn: 'error' }).resize(16).toBuffer())
  if (!decoded) return { state: 'damaged' }
  return { state: 'valid', width, height, hash: createHash('sha256').update(bytes).digest('hex').slice(0, HASH_LENGTH) }
}

/** The result of work, or undefined if it fails. */
const orUndefined = <Value>(work: () => Promise<Value>): Promise<Value | undefined> => work().catch(() => undefined)

/** The accepted kinds of pictures, by the contents of the file. */
const TAKEN: ReadonlySet<string> = new Set(['AVIF', 'WebP', 'PNG', 'JPEG'])

function kindOf({ format, compression, pages = 1 }: Metadata): string {
  if (format === 'heif') return compression === 'av1' ? 'AVIF' : 'HEIC'
  if (format === 'webp') return pages > 1 ? 'animated WebP' : 'WebP'
  return format.toUpperCase()
}
