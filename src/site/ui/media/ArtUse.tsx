import { use } from 'react'
import { artUrl, urlInSet } from '../../art/drawing-address'
import { ArtFrame, type ArtProps } from './ArtFrame'
import { DrawingSet } from './drawing-set'

/** A drawing in a file, its own or that of a set, for cards and lists. It still follows tone and theme of the page. */
export function ArtUse(art: ArtProps) {
  const set = use(DrawingSet)
  return (
    <ArtFrame {...art}>
      <svg aria-hidden="true">
        <use href={set ? urlInSet(art, set) : artUrl(art)} />
      </svg>
    </ArtFrame>
  )
}
