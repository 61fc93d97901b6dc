import { Card } from '../../ui/cards/Card'
import { EventCard } from '../../ui/cards/EventCard'
import { PaperCard } from '../../ui/cards/PaperCard'
import type { ListingItem, ListingProps } from './listing'

/** An entry of a list, as the card for its kind. */
export function ListingCard({ item, cards, feature }: { item: ListingItem; cards: ListingProps['cards']; feature?: boolean }) {
  switch (item.kind) {
    case 'card':
      return <Card entry={item.entry} moreTags={cards.moreTags} feature={feature} />
    case 'event':
      return <EventCard event={item.event} strings={cards} feature={feature} />
    case 'paper':
      return <PaperCard paper={item.paper} strings={cards} feature={feature} />
  }
}
