import { itemAt } from '../items'
import { hash } from './random'

const TONES = ['mist', 'pine', 'bark', 'signal'] as const
/** Colouring of a drawing; src/styles/tones.css gives its colours. */
export type Tone = (typeof TONES)[number]

/** How often each tone comes: mist mostly, signal seldom. */
const WEIGHTS: readonly Tone[] = ['mist', 'mist', 'pine', 'mist', 'bark', 'mist', 'pine', 'signal']

/** The tone of one picture on its own. */
export const toneOf = (seed: string): Tone => itemAt(WEIGHTS, hash(`${seed}~tone`) % WEIGHTS.length)

/** The tones of a whole collection, in order: a slug has its own tone, unless one of the two before it has that tone. */
export function tonesOf(slugs: readonly string[]): Map<string, Tone> {
  const tones = new Map<string, Tone>()
  const before: Tone[] = []
  for (const slug of slugs) {
    const own = TONES.indexOf(toneOf(slug))
    const free = TONES.map((_, step) => itemAt(TONES, (own + step) % TONES.length)).find((tone) => !before.includes(tone))
    const tone = free ?? itemAt(TONES, own)
    tones.set(slug, tone)
    before.push(tone)
    if (before.length > 2) before.shift()
  }
  return tones
}
