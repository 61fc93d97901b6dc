import type { ChatLink, ChatProps, ChatRow } from '../../src/site/islands/chat-assistant/chat'
import type { PackedProps } from '../../src/site/islands/chat-assistant/packed'

/** Props of the chat assistant as pages fetch them. Names of rules, which are for those who write and test them, are left out. */
export function packed({ words, ...props }: ChatProps): PackedProps {
  const [rows, cards] = [listOf<ChatRow>(), listOf<ChatLink>()]
  const rules = words.rules.map(({ id: _, wholeWords, rows: own, links, ...rule }) => ({
    ...rule,
    ...(!wholeWords && { anywhere: true as const }),
    ...(own && { rows: own.map(rows.placeOf) }),
    cards: links.map(cards.placeOf),
  }))
  return { ...props, words: { ...words, rules, rows: rows.items, cards: cards.items } }
}

/** A list in which equal items have one place. */
function listOf<Item>() {
  const items: Item[] = []
  const places = new Map<string, number>()
  const placeOf = (item: Item) => {
    const text = JSON.stringify(item)
    const place = places.get(text) ?? items.push(item) - 1
    places.set(text, place)
    return place
  }
  return { items, placeOf }
}
