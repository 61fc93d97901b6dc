import { type PictureFormat, pictureUrl, type ShownPicture } from '../../../engine/lib/picture'
import type { Shape } from '../../art/shapes'
import { type Place, sizesOf } from './picture-sizes'

/** The picture file that content names for an entry. */
export type PictureFile = ShownPicture

export type PictureProps = {
  picture: PictureFile
  /** The frame that it is cropped to. */
  shape: Shape
  /** Where the frame is; `head` is visible first and is loaded at once. */
  place?: Place
  /** Its name as a shared element of a view transition. */
  sharedElement?: string
  /** Set at the head of a page, so that the page can wait for it. */
  id?: string
}

/** A picture file in place of a drawing, in the format and size that the browser chooses. Loading it does not move the layout. */
export function Picture({ picture, shape, place = 'card', sharedElement, id }: PictureProps) {
  const isHead = place === 'head'
  const { best, ...source } = sourcesOf(picture, shape, place)
  return (
    <picture className="picture" id={id} data-shape={shape} data-shared-element={sharedElement}>
      {best && <source type="image/avif" srcSet={best} sizes={source.sizes} />}
      <img
        {...source}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        loading={isHead ? 'eager' : 'lazy'}
        fetchPriority={isHead ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  )
}

/** The sources: the files of several widths, or the one file on another host. */
function sourcesOf(picture: PictureFile, shape: Shape, place: Place) {
  if ('src' in picture) return { src: picture.src }
  const { stem, widths, width, height } = picture
  const set = (format: PictureFormat) => widths.map((one) => `${pictureUrl(stem, one, format)} ${one}w`).join(', ')
  const sizes = sizesOf({ shape, place, ratio: width / height })
  return { best: set('avif'), srcSet: set('webp'), sizes, src: pictureUrl(stem, plainWidth(widths), 'webp') }
}

/** The width for clients that ignore `srcset`: the largest of moderate size. */
const plainWidth = (widths: readonly number[]) => widths.findLast((width) => width <= PLAIN_WIDTH) ?? Math.min(...widths)
const PLAIN_WIDTH = 1200
