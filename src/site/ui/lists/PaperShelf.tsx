import type { Tone } from '../../art/tones'

export type PaperShelfProps = {
  /** Accessible name of the list. */
  label: string
  /** Titles with their addresses, the tone of their covers, and their years and numbers. */
  papers: readonly { title: string; href: string; tone: Tone; issue: string }[]
}

/** Publications as the spines of books on a shelf. */
export const PaperShelf = ({ label, papers }: PaperShelfProps) => (
  <ul className="paper-shelf" aria-label={label}>
    {papers.map(({ title, href, tone, issue }) => (
      <li key={href}>
        <a className="art" href={href} data-tone={tone}>
          {title} <small>{issue}</small>
        </a>
      </li>
    ))}
  </ul>
)
