import { itemAt } from '../../src/engine/lib/items'
import { randomOf } from '../../src/site/art/random'
import { KEYWORD_SEPARATOR, type SearchEntry, type SearchKind } from '../../src/site/islands/site-search/entry'

const SYLLABLES =
  'ac al an ar ba be ca ce co da de di du el en er fa fi for ga gen ha hi in is ka la le lo ma me mi mo na ne no or pa pe pro ra re ri ro sa se si so sta su ta te ti tion to tra tri un va ve vi'.split(
    ' ',
  )
const KINDS: readonly SearchKind[] = ['services', 'industries', 'blog', 'events', 'technologies', 'pages']

/** Distinct invented words, the same in each run. */
function vocabulary(size: number, random: () => number): string[] {
  const words = new Set<string>()
  while (words.size < size)
    words.add(
      Array.from({ length: 2 + Math.floor(random() * 3) }, () => itemAt(SYLLABLES, Math.floor(random() * SYLLABLES.length))).join(''),
    )
  return [...words]
}

/**
 * Makes a function that invents texts with a number of words, for an index of `count` entries: as in real languages, few words are frequent
 * and many are rare.
 */
export function inventedText(count: number): (words: number) => string {
  const random = randomOf(`index of ${count}`)
  const known = vocabulary(Math.round(60 * Math.sqrt(count)), random)
  return (words) => Array.from({ length: words }, () => itemAt(known, Math.floor(known.length * random() ** 3))).join(' ')
}

/**
 * A search index of any size, the same in each run. As in real languages, few words are frequent and many are rare, and a larger index has
 * more words. Only the first entry has the word `needle`, in its title.
 */
export function searchEntries(count: number): SearchEntry[] {
  const random = randomOf(`index of ${count}`)
  const known = vocabulary(Math.round(60 * Math.sqrt(count)), random)
  const word = () => itemAt(known, Math.floor(known.length * random() ** 3))
  const text = (words: number) => Array.from({ length: words }, word).join(' ')
  return Array.from({ length: count }, (_, index) => ({
    u: `/blog/${index === 0 ? 'needle' : `${text(4).replaceAll(' ', '-')}-${index}`}`,
    k: itemAt(KINDS, index % KINDS.length),
    t: `${index === 0 ? 'Needle ' : ''}${text(6)}`,
    d: `${text(18)}.`,
    w: Array.from({ length: 4 }, () => text(1 + Math.floor(random() * 2))).join(KEYWORD_SEPARATOR),
  }))
}
