/** Weight of a term in a text, from 1 to 9: higher if it is frequent, lower in a long text. */
export type Weight = number
export const HEAVIEST = 9

/** The texts of a segment that have a term, by their numbers. */
export type TextPostings = {
  weights: ReadonlyMap<number, Weight>
  /** Number of texts with the term; larger than `weights` if only the heaviest are listed. */
  texts: number
}

/** Most texts listed for a term. A more frequent term is hardly distinctive: the other texts count as possibly having it. */
const MOST_LISTED = 300

/** Multiplier for combining the number of a text with a weight. */
const WEIGHTS = HEAVIEST + 1

/**
 * Packed postings: for each text the difference of its number from the previous one and its weight, combined in one number. If only the
 * heaviest are listed, the number of all texts comes first, negated.
 */
export function packTextPostings(weights: ReadonlyMap<number, Weight>): readonly number[] {
  const all = [...weights]
  const isCut = all.length > MOST_LISTED
  const listed = isCut ? all.toSorted((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, MOST_LISTED) : all
  let last = 0
  const packed = listed
    .toSorted((a, b) => a[0] - b[0])
    .map(([text, weight]) => {
      const step = text - last
      last = text
      return step * WEIGHTS + weight
    })
  return isCut ? [-all.length, ...packed] : packed
}

/** The inverse of `packTextPostings`. */
export function unpackTextPostings(packed: readonly number[]): TextPostings {
  const [first = 0] = packed
  const listed = first < 0 ? packed.slice(1) : packed
  const weights = new Map<number, Weight>()
  let text = 0
  for (const one of listed) {
    text += Math.floor(one / WEIGHTS)
    weights.set(text, one % WEIGHTS)
  }
  return { weights, texts: first < 0 ? -first : weights.size }
}
