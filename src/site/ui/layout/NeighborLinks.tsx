import { wholeWords } from './whole-words'

export type NeighborLink = { href: string; title: string }
export type Neighbors = { previous?: NeighborLink; next?: NeighborLink }

type NeighborLinksProps = Neighbors & {
  words: { name: string; previous: string; next: string }
  /** Keeps distance from a preceding section of another background color. By default it is the end of the section before it. */
  apart?: boolean
}

/** Links to the previous and the next entry of a list, at the end of a page. Without either, nothing is rendered. */
export function NeighborLinks({ previous, next, words, apart }: NeighborLinksProps) {
  if (!previous && !next) return null
  return (
    <nav className={`neighbor-links wrap ${apart ? 'mt8' : 'pb-section'}`} aria-label={words.name} data-below-fold="">
      {previous && (
        <a href={previous.href} rel="prev">
          <span>{words.previous}</span>
          <b>{wholeWords(previous.title)}</b>
        </a>
      )}
      {next && (
        <a href={next.href} rel="next">
          <span>{words.next}</span>
          <b>{wholeWords(next.title)}</b>
        </a>
      )}
    </nav>
  )
}
