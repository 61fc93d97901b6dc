import type { Heading } from '../../../engine/schema/body'

/** Links to the headings of a text; a script marks the one that is being read (islands/table-of-contents). With fewer than two there is nothing to choose from. */
export function TableOfContents({ label, headings }: { label: string; headings: readonly Heading[] }) {
  if (headings.length < 2) return null
  return (
    <nav className="table-of-contents" aria-label={label} data-enhance="table-of-contents">
      <p className="kicker">{label}</p>
      <ol>
        {headings.map(({ id, level, text }) => (
          <li key={id} data-level={level}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
