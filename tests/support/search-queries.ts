import { itemAt } from '../../src/engine/lib/items'
import { randomOf } from '../../src/site/art/random'
import { KEYWORD_SEPARATOR, type SearchEntry } from '../../src/site/islands/site-search/entry'
import { termsOf } from '../../src/site/islands/site-search/parts/terms'

/** Queries for the entries of an index: titles, keywords, words, beginnings of words, and two of these together. */
export function queriesOf(entries: readonly SearchEntry[]): string[] {
  const random = randomOf('queries')
  const any = <Item>(items: readonly Item[]) => itemAt(items, Math.floor(random() * items.length))
  return entries.flatMap(({ t, w = '', d }) => {
    const words = termsOf(`${t} ${w} ${d}`)
    const start = any(words).slice(0, 1 + Math.floor(random() * 4))
    return [t, any(w.split(KEYWORD_SEPARATOR)), any(words), start, `${any(words)} ${any(words)}`, `${any(words)} ${start}`]
  })
}
