import { use } from 'react'
import { artUrl, urlInSet } from '../../art/drawing-address'
import type { Shape } from '../../art/shapes'
import { ArtFrame, type ArtProps } from './ArtFrame'
import { DrawingSet } from './drawing-set'

export type ArtUseProps = ArtProps & {
  /** The shape whose drawing is shown below 48rem, where the frame is less wide for its height. */
  narrow?: Shape
}

/** A drawing in a file, its own or that of a set, for cards and lists. It still follows tone and theme of the page. */
export function ArtUse({ narrow, ...props }: ArtUseProps) {
  const set = use(DrawingSet)
  const drawn = (art: ArtProps) => <use href={set ? urlInSet(art, set) : artUrl(art)} />
  return (
    <ArtFrame {...props}>
      <svg aria-hidden="true">{drawn(props)}</svg>
      {narrow && (
        <svg className="narrow" aria-hidden="true">
          {drawn({ ...props, shape: narrow })}
        </svg>
      )}
    </ArtFrame>
  )
}
