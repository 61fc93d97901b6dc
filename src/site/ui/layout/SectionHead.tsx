import { Heading, type HeadingLevel } from './Heading'

export type SectionHeadProps = {
  /** Name of the section, in the margin. Left out: a strip with the title only. */
  label?: string
  /** A few words under the label. */
  note?: string
  /** The statement. */
  title: string
  /** One or two sentences beside it. */
  lede?: string
  level?: HeadingLevel
  /** Id of the heading, for `aria-labelledby` of the section. */
  id?: string
  /** A strip keeps the full size of a section heading. */
  large?: boolean
}

/** Head of a section: a rule that starts at a lit point, label in columns 1-3, statement in 4-9, lede in 10-12. */
export function SectionHead({ label, note, title, lede, level = 2, id, large }: SectionHeadProps) {
  if (label === undefined) {
    return (
      <div className="section-head strip">
        <Heading level={level} id={id} className={large ? undefined : 'text-2xl'}>
          {title}
        </Heading>
        {lede && <p className="lede">{lede}</p>}
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
        <Heading level={level} id={id}>
          {title}
        </Heading>
        {lede && <p className="lede">{lede}</p>}
      </div>
    </div>
  )
}
