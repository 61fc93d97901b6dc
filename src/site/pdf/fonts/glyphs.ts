import type { MissingCharacter } from '../../../../renderer/define/documents'
import { faceOf } from './faces'
import type { FaceName } from './files'

/** Fallback fonts for characters that a font lacks, in this order. */
const SUBSTITUTES: Record<FaceName, readonly FaceName[]> = {
  text: ['text', 'sans', 'mono'],
  textItalic: ['textItalic', 'text', 'sans', 'mono'],
  sans: ['sans', 'text', 'mono'],
  sansMedium: ['sansMedium', 'sans', 'text', 'mono'],
  sansSemibold: ['sansSemibold', 'sans', 'text', 'mono'],
  mono: ['mono', 'sans', 'text'],
}

/** Replaces a character that no font has. */
const UNKNOWN = '?'

const cached = new Map<string, FaceName | undefined>()

/** The font to set a character in, preferring `face`; undefined if none has it. */
function faceFor(character: string, face: FaceName): FaceName | undefined {
  const key = face + character
  if (!cached.has(key)) {
    const code = character.codePointAt(0) ?? 0
    cached.set(
      key,
      SUBSTITUTES[face].find((name) => faceOf(name).font.hasGlyphForCodePoint(code)),
    )
  }
  return cached.get(key)
}

/** A text normalized for setting: composed characters, plain hyphens and spaces, no zero-width characters. */
const settable = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\p{Cf}|\ufe0e|\ufe0f/gu, '')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/[\u2007\u202f]/g, '\u00a0')
    .replace(/(?!\n)[\p{Cc}\u2000-\u2006\u2008-\u200a]/gu, ' ')

/** A text split into runs of one font each. */
export function inFaces(text: string, face: FaceName): { text: string; face: FaceName }[] {
  const stretches: { text: string; face: FaceName }[] = []
  for (const character of settable(text)) {
    const own = character === '\n' ? face : faceFor(character, face)
    const last = stretches.at(-1)
    if (last && last.face === (own ?? face)) last.text += own ? character : UNKNOWN
    else stretches.push({ text: own ? character : UNKNOWN, face: own ?? face })
  }
  return stretches
}

/** The characters of a text that no font of PDFs has, each once, in order. */
export function missingGlyphs(text: string): string[] {
  const characters = new Set(settable(text))
  characters.delete('\n')
  return [...characters].filter((character) => faceFor(character, 'text') === undefined)
}

/** Separators of words: spaces, and punctuation that documents may add to texts from content. */
const BETWEEN = /[\s!-/:-@[-`{-~“”‘’–—…·]+/u

/** The characters of some texts that no font of PDFs has, each with a word that contains it. */
export function missingInWords(texts: readonly string[]): MissingCharacter[] {
  // Usually there is none, so words are only examined if needed.
  if (missingGlyphs(texts.join(' ')).length === 0) return []
  const words = new Set(texts.flatMap((text) => text.split(BETWEEN)))
  return [...words].flatMap((word) => missingGlyphs(word).map((character) => ({ character, word })))
}
