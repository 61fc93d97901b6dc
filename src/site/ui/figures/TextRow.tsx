import { Heading, type HeadingLevel } from '../layout/Heading'

export type TextRowProps = { title: string; text: string; level?: HeadingLevel }

/** A row of a register that starts with a name: a regulation and how we comply with it. */
export function TextRow({ title, text, level = 3 }: TextRowProps) {
  return (
    <li className="grid">
      <Heading level={level} className="c3">
        {title}
      </Heading>
      <p className="excerpt c9">{text}</p>
    </li>
  )
}
