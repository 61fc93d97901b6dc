import type { ShownPicture } from '../../../engine/schema/shown-picture'
import type { Shape } from '../../art/shapes'
import { type Place, sizesOf } from './picture-sizes'
import { sourcesOf } from './picture-sources'

/** The picture file that content names for an entry. */
export type PictureFile = ShownPicture

export type PictureProps = {
  picture: PictureFile
  /** The frame that it is cropped to. */
  shape: Shape
  /** Where the frame is; `head` is visible first and loaded at once. */
  place?: Place
  /** Its name as a shared element of a view transition. */
  sharedElement?: string
  /** Set at the head of a page, so that rendering can wait for it. */
  id?: string
}

/** A picture file instead of a drawing, in the format and size that the browser chooses. Loading it causes no layout shift. */
export function Picture({ picture, shape, place = 'card', sharedElement, id }: PictureProps) {
  const isHead = place === 'head'
  const { best, ...source } = sourcesOf(picture, sizesOf({ shape, place, ratio: picture.width / picture.height }))
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
