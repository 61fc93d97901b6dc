import { artUrl } from '../../art/drawing-address'
import { isOfNumbers } from '../../art/family'
import type { PlacedName } from '../../art/names/placed-name'
import type { Shape } from '../../art/shapes'
import { Art } from './Art'
import { ArtFrame, sharedElementOf } from './ArtFrame'
import { ArtNames } from './ArtNames'
import type { EntryPictureProps } from './EntryPicture'
import { Picture } from './Picture'

type HeadPictureProps = Omit<EntryPictureProps, 'names'> & {
  /** The shape of the drawing for narrower frames: on phones, and next to a title. */
  narrow?: Shape
  /** Names of the marks of the drawing, by its shape. */
  names?: Readonly<Partial<Record<Shape, readonly PlacedName[]>>>
}

/**
 * The large picture at the start of a page: a file is loaded early, a drawing is inline. Pictures of numbers, which can have thousands of
 * points, are files too. Rendered on the server only.
 */
export function HeadPicture({ picture, narrow, names, ...art }: HeadPictureProps) {
  const id = sharedElementOf(art)
  if (picture) return <Picture picture={picture} shape={art.shape} place="head" id={id} sharedElement={id} />
  if (!isOfNumbers(art.family)) return <Art {...art} id={id} />
  const placed = (shape: Shape) => names?.[shape] ?? []
  const isAlike = narrow === undefined || JSON.stringify(placed(narrow)) === JSON.stringify(placed(art.shape))
  const drawn = (shape: Shape, className?: string) => (
    <g className={className}>
      <use href={artUrl({ ...art, shape })} />
      {!isAlike && <ArtNames names={placed(shape)} />}
    </g>
  )
  return (
    <ArtFrame {...art} id={id}>
      <svg aria-hidden="true">
        {narrow && drawn(narrow, 'narrow')}
        {drawn(art.shape)}
        {isAlike && <ArtNames names={placed(art.shape)} />}
      </svg>
    </ArtFrame>
  )
}
