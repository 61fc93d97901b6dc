import { itemAt } from '../../engine/lib/items'
import { hash } from './random'

const TONES = ['mist', 'pine', 'bark', 'signal'] as const
/** Color scheme of a drawing; src/site/ui/media/Art.css sets its colors. */
export type Tone = (typeof TONES)[number]

/** Whether a value is the name of a tone. */
export const isTone = (value: unknown): value is Tone => TONES.some((tone) => tone === value)

/** Each tone as often as it should occur: mist mostly, signal rarely. */
const WEIGHTS: readonly Tone[] = ['mist', 'mist', 'pine', 'mist', 'bark', 'mist', 'pine', 'signal']

/** The tone of a picture on its own. */
export const toneOf = (seed: string): Tone => itemAt(WEIGHTS, hash(`${seed}~tone`) % WEIGHTS.length)

/**
 * The tones of the entries of a collection, in order: the stated one, else the one of the slug, unless one of the two entries before has
 * that tone, or one of the two after it states it.
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
