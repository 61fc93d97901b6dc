import type { Font, Glyph } from 'fontkit'

/** Glyphs in a line with their positions, in font units, as returned by fontkit. */
type Shaped = { glyphs: Glyph[]; positions: Position[]; readonly advanceWidth: number }
type Position = { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }

/** How texts are shaped, and their width, in font units. `features` are OpenType features, such as `tnum`, and apply to digits only. */
export type Shaping = {
  shape: (text: string, features?: readonly string[]) => Shaped
  widthOf: (text: string, features?: readonly string[]) => number
}

/** A word or a character: its glyphs and their advances. */
type Word = { glyphs: readonly Glyph[]; advances: readonly number[] }
/** Two adjacent characters: the advance of the first one there. `joined`: they form a ligature. */
type Pair = { advance: number; joined: boolean }
/** Caches of a font with some features. */
type Known = { pairs: Map<string, Pair>; characters: Map<string, Word>; joinedWords: Map<string, Word> }

/** Features apply to digits only: `tnum` of these fonts would also set a comma as wide as a digit. */
const DIGITS = /^\d+$/

/** Maximum number of cached words with ligatures. */
const MOST_WORDS = 20_000

/** A word with the space after it. Shaping never depends on what is beyond a space. */
const WORD = /[^ ]* |[^ ]+/g

/** The cached value of a key, computed on first use. */
function remembered<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  const before = known.get(key)
  if (before !== undefined) return before
  const value = make()
  known.set(key, value)
  return value
}

function shapingWith(font: Font, features: readonly string[]) {
  const known: Known = { pairs: new Map(), characters: new Map(), joinedWords: new Map() }

  function fromFont(text: string): Word {
    const { glyphs, positions } = font.layout(text, features.length > 0 && DIGITS.test(text) ? [...features] : undefined)
    return { glyphs, advances: positions.map(({ xAdvance }) => xAdvance) }
  }

  const characterOf = (text: string) => remembered(known.characters, text, () => fromFont(text))

  const pairOf = (text: string) =>
    remembered(known.pairs, text, (): Pair => {
      const isMixed = features.length > 0 && /\d/.test(text) && !DIGITS.test(text)
      const { glyphs, advances } = fromFont(text)
      const advance = (isMixed ? characterOf(text.charAt(0)).advances : advances)[0] ?? 0
      return { advance, joined: !isMixed && glyphs.length < 2 }
    })

  function joinedWord(text: string): Word {
    if (known.joinedWords.size >= MOST_WORDS) known.joinedWords.clear()
    return remembered(known.joinedWords, text, () => fromFont(text))
  }

  /** The advances of the characters of a word; undefined if it contains a ligature. */
  function advancesOf(text: string): number[] | undefined {
    const advances: number[] = []
    const last = text.length - 1
    for (let at = 0; at < last; at++) {
      const { advance, joined } = pairOf(text.slice(at, at + 2))
      if (joined) return undefined
      advances.push(advance)
    }
    return [...advances, characterOf(text.charAt(last)).advances[0] ?? 0]
  }

  return {
    widthOf: (text: string) =>
      (text.match(WORD) ?? []).reduce((sum, word) => {
        const advances = advancesOf(word) ?? joinedWord(word).advances
        return advances.reduce((total, advance) => total + advance, sum)
      }, 0),
    shape(text: string): Word {
      const glyphs: Glyph[] = []
      const advances: number[] = []
      for (const word of text.match(WORD) ?? []) {
        const own = advancesOf(word)
        const joined = own ? undefined : joinedWord(word)
        glyphs.push(...(joined?.glyphs ?? Array.from(word, (character) => characterOf(character).glyphs).flat()))
        advances.push(...(own ?? joined?.advances ?? []))
      }
      return { glyphs, advances }
    },
  }
}

/**
 * Shapes text by pairs of characters, each looked up in the font once: shaping each word by the font takes a hundred times as long. The
 * fonts of PDFs kern only pairs, and have ligatures of pairs only; a word with such a ligature is shaped by the font.
 */
export function shapingOf(font: Font): Shaping {
  const plain = shapingWith(font, [])
  const others = new Map<string, ReturnType<typeof shapingWith>>()
  function shapingFor(features: readonly string[]) {
    if (features.length === 0) return plain
    return remembered(others, features.join(), () => shapingWith(font, features))
  }
  return {
    widthOf: (text, features = []) => shapingFor(features).widthOf(text),
    shape(text, features = []) {
      const { glyphs, advances } = shapingFor(features).shape(text)
      // New objects each time: pdfkit scales them in place.
      const positions = advances.map((xAdvance): Position => ({ xAdvance, yAdvance: 0, xOffset: 0, yOffset: 0 }))
      return {
        glyphs: [...glyphs],
        positions,
        get advanceWidth() {
          return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
        },
      }
    },
  }
}
