import { itemAt } from '../../../engine/lib/items'
import type { Random } from '../random'
import { statedIn, statingSeed } from '../seed'

/** The words for what a portrait shows. Seeds hold their index, so append new words at the end. */
export const LOOK = {
  age: ['young', 'middle', 'old'],
  skin: ['pale', 'light', 'tan', 'brown', 'deep'],
  face: ['fine', 'round', 'long', 'strong'],
  hair: ['crop', 'parted', 'swept', 'bob', 'long', 'bun', 'curls', 'bald', 'locs', 'headscarf', 'waves', 'receding'],
  color: ['black', 'brown', 'auburn', 'fair', 'grey', 'white'],
  dress: ['suit', 'tie', 'shirt', 'knit', 'rollneck', 'blouse'],
  glasses: ['none', 'round', 'square'],
  beard: ['none', 'stubble', 'short', 'full', 'moustache'],
} as const

/** The look of a person in a portrait. */
export type Look = { readonly [Part in keyof typeof LOOK]: (typeof LOOK)[Part][number] }

/** Stands for a part that is not stated. */
const UNSTATED = 'x'

/**
 * The seed of a portrait: the slug, and a digit for each part of the look if content states any, so that the address of a drawing
 * determines what it shows.
 */
export function portraitSeed(slug: string, stated?: Partial<Look>): string {
  if (!stated) return slug
  const digit = (words: readonly string[], word: string | undefined) => (word === undefined ? UNSTATED : words.indexOf(word).toString(36))
  const { age, skin, face, hair, color, dress, glasses, beard } = stated
  const digits = [
    digit(LOOK.age, age),
    digit(LOOK.skin, skin),
    digit(LOOK.face, face),
    digit(LOOK.hair, hair),
    digit(LOOK.color, color),
    digit(LOOK.dress, dress),
    digit(LOOK.glasses, glasses),
    digit(LOOK.beard, beard),
  ]
  return statingSeed(slug, digits.join(''))
}

/** The look that a seed states, with random values for the rest: hair turns grey with age, and some faces have beards. */
export function lookOf(seed: string, random: Random): Look {
  const digits = statedIn(seed)
  /** Always draws a random number, so that stating one part leaves the others unchanged. */
  const part = <Word extends string>(place: number, all: readonly Word[], usual: readonly Word[] = all): Word => {
    const drawn = itemAt(usual, Math.floor(random() * usual.length))
    return all[Number.parseInt(digits[place] ?? UNSTATED, 36)] ?? drawn
  }
  const age = part(0, LOOK.age)
  const skin = part(1, LOOK.skin)
  const face = part(2, LOOK.face)
  const hair = part(3, LOOK.hair, face === 'fine' || face === 'round' ? WITH_FINE : WITH_STRONG)
  const color = part(
    4,
    LOOK.color,
    age === 'old' ? ['grey', 'white'] : hair !== 'curls' && (skin === 'pale' || skin === 'light') ? LOOK.color.slice(0, 4) : DARK,
  )
  const dress = part(5, LOOK.dress, face === 'fine' ? WITH_FINE_DRESS : WITH_DRESS)
  const glasses = part(6, LOOK.glasses, ['none', 'none', 'round', 'square'])
  const beard = part(7, LOOK.beard, face === 'strong' || face === 'long' ? LOOK.beard : ['none'])
  return { age, skin, face, hair, color, dress, glasses, beard }
}

const WITH_FINE = ['bob', 'long', 'bun', 'waves', 'curls'] as const
const WITH_STRONG = ['crop', 'parted', 'swept', 'curls', 'bald', 'receding'] as const
const DARK = ['black', 'black', 'brown'] as const
const WITH_FINE_DRESS = ['suit', 'blouse', 'knit', 'rollneck'] as const
const WITH_DRESS = ['suit', 'tie', 'shirt', 'knit', 'rollneck'] as const
