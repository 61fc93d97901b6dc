import { lastOf } from '../../src/engine/lib/items'
import { pictureUrl, type ShownPicture } from '../../src/engine/lib/picture'

/** The full address of a picture, where there is one: of a file of content in its widest form. */
export function imageOf(picture: ShownPicture | undefined, origin: string): string | undefined {
  if (!picture) return undefined
  return 'src' in picture ? picture.src : origin + pictureUrl(picture.stem, lastOf(picture.widths), 'webp')
}
