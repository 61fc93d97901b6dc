import { lastOf } from '../../src/engine/lib/items'
import { pictureUrl } from '../../src/engine/lib/picture'
import type { ShownPicture } from '../../src/engine/schema/shown-picture'

/**
 * The absolute URL of a picture, the widest one if it is a content file; without a picture, that of the card of the page, if it has one.
 */
export function imageOf(picture: ShownPicture | undefined, origin: string, card?: string): string | undefined {
  if (!picture) return card === undefined ? undefined : origin + card
  return 'src' in picture ? picture.src : origin + pictureUrl(picture.stem, lastOf(picture.widths), 'webp')
}
