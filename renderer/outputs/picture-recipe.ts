import sharp from 'sharp'
import type { PictureFormat } from '../../src/engine/lib/picture'

/*
 * All code that decides the bytes of a picture. The key of pictures covers the text of this file, so that they are made again when this
 * code changes and not when other code does. So it may import only types from other modules of the project.
 */

/** With more effort, AVIF takes ten times the time to become a twentieth smaller. */
const OPTIONS = {
  avif: { quality: 52, effort: 2 },
  webp: { quality: 76, effort: 4 },
} as const satisfies Record<PictureFormat, object>

/** Makes a picture in one width and format: upright, and without the metadata of cameras. */
export const makePicture = (bytes: Uint8Array, width: number, format: PictureFormat): Promise<Uint8Array> =>
  sharp(bytes).autoOrient().resize({ width }).toFormat(format, OPTIONS[format]).toBuffer()
