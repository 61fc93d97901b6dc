import { Heading, type HeadingLevel } from '../layout/Heading'

export type FigureItemProps = { value: string; title: string; text: string; level?: HeadingLevel }

/** A figure above its title and its text, one of several beside each other. It is an `<li>`, for a `<ul class="cols">`. */
export function FigureItem({ value, title, text, level = 3 }: FigureItemProps) {
  return (
    <li className="figure-item">
      <p className="num">{value}</p>
      <Heading level={level}>{title}</Heading>
      <p className="excerpt">{text}</p>
    </li>
  )
}
