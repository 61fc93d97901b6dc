import type { Heading } from '../../../engine/schema/body'

/**
 * Links to the headings of a text; a script marks the current one (islands/table-of-contents). With fewer than two headings
 * nothing is rendered.
 */
export function TableOfContents({ label, headings }: { label: string; headings: readonly Heading[] }) {
  if (headings.length < 2) return null
  return (
    <nav className="table-of-contents" aria-label={label} data-enhance="table-of-contents">
      <p className="kicker">{label}</p>
      {/* Folded if it is above the text. */}
      <details>
        <summary className="opens">{label}</summary>
        <ol>
          {headings.map(({ id, level, text }) => (
            <li key={id} data-level={level}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}
