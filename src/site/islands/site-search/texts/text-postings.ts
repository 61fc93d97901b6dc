/** How much a term says about a text, from 1 to 9: more if it is there often, less in a long text. */
export type Weight = number
export const HEAVIEST = 9

/** The texts of a segment that have a term, by their numbers. */
export type TextPostings = {
  weights: ReadonlyMap<number, Weight>
  /** Number of texts with the term: more than there are weights, if only the heaviest are listed. */
  texts: number
}

/** Most texts that are listed for a term. One that more have says little: the others count as texts that may have it. */
const MOST_LISTED = 300

/** Room for a weight beside the number of a text. */
const WEIGHTS = HEAVIEST + 1

/**
 * Postings as a part holds them: for each text its distance from the one before, and its weight, as one number. If only the heaviest are
 * listed, the number of all texts comes first, below zero.
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

/** The postings that `packTextPostings` has packed. */
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
