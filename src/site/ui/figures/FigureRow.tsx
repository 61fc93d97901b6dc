import { Heading, type HeadingLevel } from '../layout/Heading'

export type FigureRowProps = { value: string; title: string; text: string; level?: HeadingLevel }

/** A row of a register that starts with a figure: a value, a thesis, an award with its year. */
export function FigureRow({ value, title, text, level = 3 }: FigureRowProps) {
  return (
    <li className="grid figure-row">
      <div className="num c3">{value}</div>
      <Heading level={level} className="c4">
        {title}
      </Heading>
      <p className="excerpt c5">{text}</p>
    </li>
  )
}
