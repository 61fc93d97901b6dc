export type TextRowProps = { title: string; text: string }

/** A row of a register that starts with a name: a regulation and how the company complies with it. */
export function TextRow({ title, text }: TextRowProps) {
  return (
    <li className="grid">
      <h3 className="c3">{title}</h3>
      <p className="excerpt c9">{text}</p>
    </li>
  )
}
