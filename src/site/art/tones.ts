import { itemAt } from '../../engine/lib/items'
import { hash } from './random'

const TONES = ['mist', 'pine', 'bark', 'signal'] as const
/** Color scheme of a drawing; src/site/ui/media/Art.css sets its colors. */
export type Tone = (typeof TONES)[number]

/** Each tone as often as it should come: mist mostly, signal rarely. */
const WEIGHTS: readonly Tone[] = ['mist', 'mist', 'pine', 'mist', 'bark', 'mist', 'pine', 'signal']

/** The tone of the large first picture of a list: mist would be too pale for it. */
export const leadTone = (tone: Tone): Tone => (tone === 'mist' ? 'pine' : tone)

/** The tone of a single picture. */
export const toneOf = (seed: string): Tone => itemAt(WEIGHTS, hash(`${seed}~tone`) % WEIGHTS.length)

/**
 * The tones of the entries of a collection, in order. An entry without a stated tone gets the one of its slug, unless one of
 * the two entries before it has that tone, or one of the two after it states it.
 */
export function tonesOf(slugs: readonly string[], stated: ReadonlyMap<string, Tone> = new Map()): Map<string, Tone> {
  const tones = new Map<string, Tone>()
  for (const [index, slug] of slugs.entries()) {
    const before = new Set(slugs.slice(Math.max(0, index - 2), index).map((one) => tones.get(one)))
    const after = new Set(slugs.slice(index + 1, index + 3).map((one) => stated.get(one)))
    const own = TONES.indexOf(toneOf(slug))
    const turned = TONES.map((_, step) => itemAt(TONES, (own + step) % TONES.length))
    const free = turned.filter((tone) => !before.has(tone))
    tones.set(slug, stated.get(slug) ?? free.find((tone) => !after.has(tone)) ?? itemAt(free, 0))
  }
  return tones
}

/** Tones for a card that repeats one of its row: the signal last. */
const SPARE: readonly Tone[] = ['mist', 'bark', 'pine', 'signal']

/** A row of a few cards without two of one tone, as they come from several lists: one that repeats a tone gets one that the row lacks. */
export function withOwnTones<Card extends { tone: Tone }>(cards: readonly Card[]): Card[] {
  const taken = new Set(cards.map(({ tone }) => tone))
  return cards.map((card, index) => {
    if (!cards.slice(0, index).some(({ tone }) => tone === card.tone)) return card
    const tone = SPARE.find((spare) => !taken.has(spare)) ?? card.tone
    taken.add(tone)
    return { ...card, tone }
  })
}

/**
 * A list whose cards come from several lists, without two of one tone beside each other: one that repeats a tone gets one of neither
 * neighbor.
 */
export const withChangingTones = <Card extends { tone: Tone }>(cards: readonly Card[]): Card[] =>
  cards.reduce<Card[]>((changed, card, index) => {
    const before = changed.at(-1)?.tone
    const tone = card.tone === before ? SPARE.find((spare) => spare !== before && spare !== cards[index + 1]?.tone) : undefined
    changed.push({ ...card, tone: tone ?? card.tone })
    return changed
  }, [])
