import type { ReactNode } from 'react'
import type { Tone } from '../../art/tones'

export type ValuedPictureProps = {
  /** A drawing of two bars, alone or below a coil. */
  picture: ReactNode
  bars: 'bars' | 'coil'
  tone: Tone
  /** The values of the bars, as text. */
  values: { before: string; after: string }
}

/** A drawing of two bars with their values above them, at any width. */
export const ValuedPicture = ({ picture, bars, tone, values }: ValuedPictureProps) => (
  <div className={`art valued-picture ${bars}`} data-tone={tone} aria-hidden="true">
    {picture}
    <span>{values.before}</span>
    <span>{values.after}</span>
  </div>
)
