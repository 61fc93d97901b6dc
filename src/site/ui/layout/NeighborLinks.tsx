import { withoutHyphenBreaks } from './without-hyphen-breaks'

export type NeighborLink = { href: string; title: string }
export type Neighbors = { previous?: NeighborLink; next?: NeighborLink }

type NeighborLinksProps = Neighbors & {
  /** The list of all entries. The first and the last entry link to it in place of the missing neighbor. */
  list?: { href: string; label: string }
  words: { name: string; previous: string; next: string; list: string }
  /** Whether it keeps a distance from a preceding section of another background color; by default it is part of that section. */
  apart?: boolean
}

/** Links to the previous and the next entry of a list, at the end of a page. Without either, nothing is rendered. */
export function NeighborLinks({ previous, next, list, words, apart }: NeighborLinksProps) {
  if (!previous && !next) return null
  return (
    <nav className={`neighbor-links wrap ${apart ? 'mt8' : 'pb-section'}`} aria-label={words.name} data-below-fold="">
      {previous && (
        <a href={previous.href} rel="prev">
          <span>{words.previous}</span>
          <b>{withoutHyphenBreaks(previous.title)}</b>
        </a>
      )}
      {next && (
        <a href={next.href} rel="next">
          <span>{words.next}</span>
          <b>{withoutHyphenBreaks(next.title)}</b>
        </a>
      )}
      {list && !(previous && next) && (
        <a href={list.href}>
          <span>{words.list}</span>
          <b>{list.label}</b>
        </a>
      )}
    </nav>
  )
}
