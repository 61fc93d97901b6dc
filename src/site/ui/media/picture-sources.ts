import { type PictureFormat, pictureUrl, plainAddress } from '../../../engine/lib/picture'
import type { ShownPicture } from '../../../engine/schema/shown-picture'

/** The source attributes of a picture: the files of several widths, or the one file on another host. `sizes` is its width on the page. */
export function sourcesOf(picture: ShownPicture, sizes: string) {
  if ('src' in picture) return { src: picture.src }
  const { stem, widths } = picture
  const set = (format: PictureFormat) => widths.map((one) => `${pictureUrl(stem, one, format)} ${one}w`).join(', ')
  return { best: set('avif'), srcSet: set('webp'), sizes, src: plainAddress(picture) }
}

/** The address of the largest file of a picture. */
export const largestOf = (picture: ShownPicture): string =>
  'src' in picture ? picture.src : pictureUrl(picture.stem, Math.max(...picture.widths), 'webp')
