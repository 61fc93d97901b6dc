import sharp, { type PngOptions } from 'sharp'
import { type Card, MOST_BYTES } from './card'
import { type Faces, openFaces } from './face'
import { cardSvg } from './svg'

/**
 * Ways to compress cards; each is tried if the previous one makes too many bytes. A card has few colors and sharp edges: a palette keeps
 * them exact where JPEG would blur them. Dithering would add bytes that nobody sees.
 */
const WAYS: readonly PngOptions[] = [
  { palette: true, colours: 64, effort: 1, dither: 0 },
  { palette: true, colours: 64, effort: 1, dither: 0, compressionLevel: 9 },
  { palette: true, colours: 16, effort: 1, dither: 0, compressionLevel: 9 },
]

let faces: Promise<Faces> | undefined

/** Renders a card as PNG. The same card gives the same bytes. */
export async function cardPicture(card: Card): Promise<Uint8Array> {
  faces ??= openFaces()
  const svg = Buffer.from(cardSvg(card, await faces))
  let bytes: Uint8Array = new Uint8Array()
  for (const way of WAYS) {
    bytes = await sharp(svg).png(way).toBuffer()
    if (bytes.length <= MOST_BYTES) break
  }
  return bytes
}
