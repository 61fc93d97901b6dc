import type { SiteWords } from '../../src/site/graph/words'
import { Card, type CardEntry } from '../../src/site/ui/cards/Card'
import { SectionHead } from '../../src/site/ui/layout/SectionHead'
import { moreTagsOf } from './cards'

type RelatedCardsProps = {
  title: string
  cards: readonly CardEntry[]
  words: Pick<SiteWords['strings'], 'list'>
  /** Least width of a column in rem, for as many columns as fit; without it there are one, two or three equal ones. */
  minWidth?: '19'
}

/** Related entries below an article or a case study; left out in print. */
export function RelatedCards({ title, cards, words, minWidth }: RelatedCardsProps) {
  return (
    <section className="section well screen-only" aria-labelledby="related" data-below-fold="">
      <div className="wrap">
        <SectionHead title={title} id="related" />
        <div className="cols" data-min={minWidth}>
          {cards.map((entry) => (
            <Card key={entry.href} entry={entry} moreTags={moreTagsOf(words)} />
          ))}
        </div>
      </div>
    </section>
  )
}
