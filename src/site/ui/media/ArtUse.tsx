import { artUrl } from '../../art/drawing-address'
import { ArtFrame, type ArtProps } from './ArtFrame'

/** A drawing in a file of its own, for cards and lists. It still follows tone and theme of the page. */
export function ArtUse(props: ArtProps) {
  return (
    <ArtFrame {...props}>
      <svg aria-hidden="true">
        <use href={artUrl(props)} />
      </svg>
    </ArtFrame>
  )
}
