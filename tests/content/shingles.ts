import type { PlacedText } from './texts'

/** Number of words in a row that two texts may not share. */
const LENGTH = 8

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+(?:[’'.,][\p{L}\p{N}]+)*/gu) ?? []

/**
 * Every run of at least eight words that is in two texts, with both places. Texts for which `related` is true may repeat each other.
 */
export function repetitions(
  texts: readonly PlacedText[],
  related: (one: PlacedText, other: PlacedText) => boolean = () => false,
): string[] {
  const owners = new Map<string, PlacedText>()
  return texts.flatMap((text) => {
    const words = wordsOf(text.text)
    const shared = new Map<PlacedText, Set<number>>()
    for (const [start] of words.slice(LENGTH - 1).entries()) {
      const shingle = words.slice(start, start + LENGTH).join(' ')
      const owner = owners.get(shingle) ?? text
      owners.set(shingle, owner)
      if (owner === text || related(owner, text)) continue
      const positions = shared.get(owner) ?? new Set()
      for (let word = start; word < start + LENGTH; word += 1) positions.add(word)
      shared.set(owner, positions)
    }
    return [...shared].map(
      ([owner, positions]) => `${nameOf(owner)}  ${nameOf(text)}  “${[...positions].map((word) => words[word]).join(' ')}”`,
    )
  })
}

const nameOf = ({ file, place }: PlacedText) => `${file} (${place})`
