import type { ReactNode } from 'react'
import type { Family } from '../../art/family'
import type { Shape } from '../../art/shapes'
import type { Tone } from '../../art/tones'
import { LogoMark } from './LogoMark'

/** The text on a cover: its title, and at its foot the year and the number. */
export type CoverText = { title: string; issue: string }

/** Props of a drawing: which one, its tone and its frame. */
export type ArtProps = {
  /** Slug of the entry, so that its picture is the same on every page. */
  seed: string
  family: Family
  tone: Tone
  shape: Shape
  /** Whether it is a shared element of the view transition to the page of its entry (renderer/styles/shared-elements.ts). */
  shared?: boolean
  /** Text around the drawing on the cover of a publication. Decorative as well: the text next to it is the same. */
  cover?: CoverText
  /** Set at the head of a page, so that rendering can wait for it. */
  id?: string
}

/** Name of the picture of an entry, drawn or photographed, as a shared element; undefined if it is none. */
export const sharedElementOf = ({ seed, shared }: Partial<Pick<ArtProps, 'seed' | 'shared'>>) =>
  shared && seed !== undefined ? `art-${seed}` : undefined

type FrameProps = Partial<ArtProps> & Pick<ArtProps, 'tone' | 'shape'> & { children: ReactNode }

/** Frame of a drawing, which sets tone and aspect ratio. Drawings are decorative. */
export function ArtFrame({ children, ...art }: FrameProps) {
  return (
    <div
      className={art.cover ? 'art paper-cover' : 'art'}
      id={art.id}
      data-tone={art.tone}
      data-shape={art.shape}
      data-shared-element={sharedElementOf(art)}
      aria-hidden="true"
    >
      {art.cover && (
        <>
          <LogoMark />
          <span>{art.cover.title}</span>
        </>
      )}
      {children}
      {art.cover && <small>{art.cover.issue}</small>}
    </div>
  )
}
