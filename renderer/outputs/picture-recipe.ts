import sharp from 'sharp'
import type { PictureFormat } from '../../src/engine/lib/picture'

/*
 * All that decides the bytes of a picture. The key of pictures holds the text of this file, so that another recipe makes them
 * anew and no other code does: it imports nothing of ours but types.
 */

/** More effort takes AVIF ten times the time for a twentieth of the bytes. */
const OPTIONS = {
  avif: { quality: 52, effort: 2 },
  webp: { quality: 76, effort: 4 },
} as const satisfies Record<PictureFormat, object>

/** A picture in one width and format: upright, and without what cameras write into files. */
export const makePicture = (bytes: Uint8Array, width: number, format: PictureFormat): Promise<Uint8Array> =>
  sharp(bytes).autoOrient().resize({ width }).toFormat(format, OPTIONS[format]).toBuffer()
