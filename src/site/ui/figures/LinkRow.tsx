export type LinkRowProps = {
  title: string
  /** Address; left out if there is no page yet. */
  href?: string
  /** What was achieved, in a few words. */
  text?: string
  /** Whether the text is as muted as the detail: for a department instead of a result. */
  quiet?: boolean
  /** A short text at the end, such as the kind. */
  detail?: string
}

/** A row of a register that links to a page. */
export function LinkRow({ title, href, text, quiet, detail }: LinkRowProps) {
  return (
    <li className="grid">
      <h3 className="c6">{href === undefined ? title : <a href={href}>{title}</a>}</h3>
      {text && <p className={quiet ? 'c3 small muted' : 'c3 small'}>{text}</p>}
      {detail && <p className="c3 small muted">{detail}</p>}
    </li>
  )
}
