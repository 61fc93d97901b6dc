import { type PictureFormat, pictureUrl, type ShownPicture } from '../../../engine/lib/picture'
import type { Shape } from '../../art/shapes'
import { type Place, sizesOf } from './picture-sizes'

/** The picture that content names for an entry. */
export type PictureFile = ShownPicture

export type PictureProps = {
  picture: PictureFile
  /** The frame it is cropped to. */
  shape: Shape
  /** Where the frame stands: `head` is seen first and loads at once. */
  place?: Place
  /** Name under which it travels to the head of its page (view transition). */
  travels?: string
  /** Set at the head of a page, so that the page can wait for it. */
  id?: string
}

/** A picture file instead of a drawing, in the format and width that the browser takes. Nothing moves when it arrives. */
export function Picture({ picture, shape, place = 'card', travels, id }: PictureProps) {
  const isHead = place === 'head'
  const { best, ...source } = sourcesOf(picture, shape, place)
  return (
    <picture className="picture" id={id} data-shape={shape} data-travels={travels}>
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

/** Where the bytes come from: many files, or the one of another host. */
function sourcesOf(picture: PictureFile, shape: Shape, place: Place) {
  if ('src' in picture) return { src: picture.src }
  const { stem, widths, width, height } = picture
  const set = (format: PictureFormat) => widths.map((one) => `${pictureUrl(stem, one, format)} ${one}w`).join(', ')
  const sizes = sizesOf({ shape, place, ratio: width / height })
  return { best: set('avif'), srcSet: set('webp'), sizes, src: pictureUrl(stem, plainWidth(widths), 'webp') }
}

/** The width for what reads no srcset: enough for most uses, and not the largest. */
const plainWidth = (widths: readonly number[]) => widths.findLast((width) => width <= PLAIN_WIDTH) ?? Math.min(...widths)
const PLAIN_WIDTH = 1200
