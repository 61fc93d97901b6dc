import { use } from 'react'
import { artUrl, urlInSet } from '../../art/drawing-address'
import type { PlacedName } from '../../art/names/placed-name'
import { ArtFrame, type ArtProps } from './ArtFrame'
import { ArtNames } from './ArtNames'
import { DrawingSet } from './drawing-set'

export type ArtUseProps = ArtProps & {
  /** Names of its marks. */
  names?: readonly PlacedName[] | undefined
}

/** A drawing in a file, its own or that of a set, for cards and lists. It still follows tone and theme of the page. */
export function ArtUse({ names = [], ...art }: ArtUseProps) {
  const set = use(DrawingSet)
  return (
    <ArtFrame {...art}>
      <svg aria-hidden="true">
        <use href={set ? urlInSet(art, set) : artUrl(art)} />
        <ArtNames names={names} />
      </svg>
    </ArtFrame>
  )
}
