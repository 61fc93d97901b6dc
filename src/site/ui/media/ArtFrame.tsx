import type { ReactNode } from 'react'
import type { Family } from '../../art/family'
import type { Shape } from '../../art/shapes'
import type { Tone } from '../../art/tones'

/** Props of a drawing: which one, its tone and its frame. */
export type ArtProps = {
  /** Slug of the entry, so that its picture is the same on every page. */
  seed: string
  family: Family
  tone: Tone
  shape: Shape
  /** It travels to the head of its article, and back (view transition): see renderer/styles/shared-elements.ts. */
  travels?: boolean
  /** Set at the head of a page, so that the page can wait for it. */
  id?: string
}

/** Name under which the picture of an entry travels, drawn or photographed; undefined where it stays. */
export const travelName = ({ seed, travels }: Pick<ArtProps, 'seed' | 'travels'>) => (travels ? `art-${seed}` : undefined)

/** Frame of a drawing, which sets tone and aspect ratio. Drawings are decorative. */
export function ArtFrame({ children, ...art }: ArtProps & { children: ReactNode }) {
  return (
    <div className="art" id={art.id} data-tone={art.tone} data-shape={art.shape} data-travels={travelName(art)} aria-hidden="true">
      {children}
    </div>
  )
}
