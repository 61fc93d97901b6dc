export type FigureItemProps = { value: string; title: string; text: string }

/** A figure above its title and its text, one of several side by side. It is an `<li>`, for a `<ul class="cols">`. */
export function FigureItem({ value, title, text }: FigureItemProps) {
  return (
    <li className="figure-item">
      <p className="num">{value}</p>
      <h3>{title}</h3>
      <p className="excerpt">{text}</p>
    </li>
  )
}
