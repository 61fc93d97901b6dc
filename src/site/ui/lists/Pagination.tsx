import { fill } from '../../../engine/lib/text'

/** A page of a list: its number, counted from 1, and its address. */
type PageOfList = { number: number; href: string }

export type PaginationProps = {
  /** Accessible name of the navigation. */
  label: string
  /** The linked pages, in order; null stands for omitted pages. */
  pages: readonly (PageOfList | null)[]
  /** Number of the current page. */
  current: number
  /** Addresses of the previous and the next page. */
  previous?: string
  next?: string
  /** Accessible name of a page, with `{n}`, and the texts of the two links. */
  words: { page: string; previous: string; next: string }
}

/** Links to the pages of a list. */
export function Pagination({ label, pages, current, previous, next, words }: PaginationProps) {
  return (
    <nav className="pagination" aria-label={label}>
      <ul>
        <li>{previous === undefined ? null : <PageLink href={previous} words={words.previous} rel="prev" />}</li>
        {pages.map((page, index) =>
          page ? (
            <li key={page.href}>
              <a
                href={page.href}
                aria-label={fill(words.page, { n: page.number })}
                aria-current={page.number === current ? 'page' : undefined}
              >
                {page.number}
              </a>
            </li>
          ) : (
            // Hidden, since the names of the links contain the page numbers.
            <li key={`after ${pages[index - 1]?.number}`} aria-hidden="true">
              <span>…</span>
            </li>
          ),
        )}
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
