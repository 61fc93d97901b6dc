import type { SiteWords } from '../../src/site/graph/words'
import { Card, type CardEntry } from '../../src/site/ui/cards/Card'
import { SectionHead } from '../../src/site/ui/layout/SectionHead'
import { moreTagsOf } from './cards'

type RelatedCardsProps = {
  title: string
  cards: readonly CardEntry[]
  words: Pick<SiteWords['strings'], 'list'>
  /** Least width of a column in rem; left out, 21. */
  columns?: '24'
}

/** What to read next, under an article or a case study; paper has no next. */
export function RelatedCards({ title, cards, words, columns }: RelatedCardsProps) {
  return (
    <section className="section well screen-only" aria-labelledby="related">
      <div className="wrap">
        <SectionHead title={title} id="related" />
        <div className="cols" data-min={columns}>
          {cards.map((entry) => (
            <Card key={entry.href} entry={entry} moreTags={moreTagsOf(words)} />
          ))}
        </div>
      </div>
    </section>
  )
}
