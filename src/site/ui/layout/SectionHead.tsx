import type { ReactNode } from 'react'
import { withoutHyphenBreaks } from './without-hyphen-breaks'

export type SectionHeadProps = {
  /** Name of the section, in the margin. Without it, only the title is shown, over the full width. */
  label?: string
  /** A few words below the label. */
  note?: string
  title: string
  /** One or two sentences next to the title. */
  lede?: string
  /** Id of the heading, for `aria-labelledby` of the section. */
  id?: string
  /** Content at the end of the line of a title without a label. */
  aside?: ReactNode
  /** Whether a heading without a label keeps the full size of a section heading. */
  large?: boolean
}

/** Number of characters from which a lede in the columns next to its title would be higher than the title. */
const LONG_LEDE = 120

/**
 * Heading of a section: a line that starts with a highlighted point, label in columns 1-3, title in 4-9, lede in 10-12. On a background of
 * its own the title has columns 1-8, and the lede 9-12.
 */
export function SectionHead({ label, note, title, lede, id, aside, large }: SectionHeadProps) {
  if (label === undefined) {
    return (
      <div className="section-head strip">
        <h2 id={id} className={large ? undefined : 'text-2xl'}>
          {title}
        </h2>
        {lede && <p className="lede">{withoutHyphenBreaks(lede)}</p>}
        {aside}
      </div>
    )
  }
  return (
    <div className="section-head grid">
      <p className="kicker">
        {label}
        {note && <span>{note}</span>}
      </p>
      <div className="statement">
        <h2 id={id}>{withoutHyphenBreaks(title)}</h2>
        {lede && <p className={lede.length > LONG_LEDE ? 'lede long-lede' : 'lede'}>{withoutHyphenBreaks(lede)}</p>}
      </div>
    </div>
  )
}
