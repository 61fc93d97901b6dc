/** Gives the known words that look like a word, the likeliest first. A word that starts a known one has none. */
export type FindSimilar = (word: string) => readonly string[]

/** Shortest word that may be mistyped. */
const SHORTEST = 4
/** Letters that may differ; two neighbors in the wrong order are two. */
const mistakesIn = (word: string) => (word.length <= SHORTEST ? 1 : 2)
/** Letters of a word that a known one may not have at all. */
const FOREIGN = 1
/** What a known word loses for each letter that the likeness stands further right in it: one of forty (fuse.js: 1 is anything). */
const DISTANCE = 40
/** Most words that stand in for one, and how much worse than the best they may be. */
const MOST = 4
const MARGIN = 0.1

/**
 * Makes the search for similar words with fuse.js. It looks through the distinct words instead of the texts: they are fewer
 * and short, and a long text is not found by letters scattered over it. Of them it gets those alone that share enough letters.
 */
export async function loadSimilar(vocabulary: readonly string[]): Promise<FindSimilar> {
  const { default: Fuse } = await import('fuse.js/basic')
  const known = vocabulary.map((word) => ({ word, letters: lettersOf(word) }))
  return (word) => {
    if (word.length < SHORTEST || known.some((one) => one.word.startsWith(word))) return []
    const mistakes = mistakesIn(word)
    const letters = lettersOf(word)
    const candidates = known
      .filter((one) => Math.abs(one.word.length - word.length) <= mistakes && countBits(letters & ~one.letters) <= FOREIGN)
      .map((one) => one.word)
    const threshold = mistakes / word.length + 1 / DISTANCE
    const found = new Fuse(candidates, { includeScore: true, threshold, distance: DISTANCE }).search(word)
    const best = found[0]?.score ?? 0
    return found
      .filter(({ score = 1 }) => score <= best + MARGIN)
      .slice(0, MOST)
      .map(({ item }) => item)
  }
}

/** Which letters a word has, as bits; letters that share a bit make words look likelier, never less likely. */
function lettersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits
}

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}
