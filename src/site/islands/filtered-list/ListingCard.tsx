import { Card } from '../../ui/cards/Card'
import { CardRow } from '../../ui/cards/CardRow'
import { EventCard } from '../../ui/cards/EventCard'
import { NewsRow } from '../../ui/cards/NewsRow'
import { PaperCard } from '../../ui/cards/PaperCard'
import type { ListingItem, ListingProps } from './listing'

type ListingCardProps = {
  item: ListingItem
  cards: ListingProps['cards']
  feature?: boolean
  /** Whether to show a row, if its kind has a row layout. */
  row?: boolean
  /** Whether it is under the heading of past entries. */
  over?: boolean
}

/** An entry of a list, as the card for its kind. */
export function ListingCard({ item, cards, feature, row, over }: ListingCardProps) {
  switch (item.kind) {
    case 'card':
      return row ? (
        <CardRow entry={item.entry} moreTags={cards.moreTags} />
      ) : (
        <Card entry={item.entry} moreTags={cards.moreTags} feature={feature} />
      )
    case 'news':
      return <NewsRow entry={item.entry} date={item.date} feature={feature} />
    case 'event':
      return cards.event && <EventCard event={item.event} strings={cards.event} feature={feature} level={over ? 4 : undefined} />
    case 'paper':
      return cards.paper && <PaperCard paper={item.paper} strings={cards.paper} feature={feature} />
  }
}
