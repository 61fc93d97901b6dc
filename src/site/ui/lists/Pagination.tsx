import { fill } from '../../../engine/lib/text'

export type PaginationProps = {
  /** Accessible name of the navigation. */
  label: string
  /** Addresses of the pages, in order. */
  pages: readonly string[]
  /** Index of the current page. */
  current: number
  /** Accessible name of a page, with `{n}`, and the texts of the two links. */
  words: { page: string; previous: string; next: string }
}

/** Links to the pages of a list. For a single page nothing is rendered. */
export function Pagination({ label, pages, current, words }: PaginationProps) {
  if (pages.length < 2) return null
  const previous = pages[current - 1]
  const next = pages[current + 1]
  return (
    <nav className="pagination" aria-label={label}>
      <ul>
        <li>{previous === undefined ? null : <PageLink href={previous} words={words.previous} rel="prev" />}</li>
        {pages.map((href, index) => (
          <li key={href}>
            <a href={href} aria-label={fill(words.page, { n: index + 1 })} aria-current={index === current ? 'page' : undefined}>
              {index + 1}
            </a>
          </li>
        ))}
        <li>{next === undefined ? null : <PageLink href={next} words={words.next} rel="next" />}</li>
      </ul>
    </nav>
  )
}

function PageLink({ href, words, rel }: { href: string; words: string; rel: 'prev' | 'next' }) {
  return (
    <a href={href} rel={rel}>
      {words}
    </a>
  )
}
