/** `bookReviews` becomes `book-reviews`. */
export const kebab = (name: string) => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)

/** Latin letters that do not decompose into a plain letter and an accent, with their plain spelling. */
const LATIN: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }

/**
 * Words in lower case, without accents on Latin letters. Letters of other scripts keep their marks, which make them different letters.
 */
const plain = (words: string) =>
  words
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => LATIN[letter] ?? letter)

/** Turns words into a slug: lower case, without accents, all else as single hyphens. Empty for text without Latin letters or digits. */
export const slugify = (words: string) =>
  plain(words)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Turns the words of a heading into its id, in which letters of all scripts stay. Empty for text without letters or digits. */
export const headingId = (words: string) =>
  plain(words)
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-|-$/g, '')

/** The text with a capital letter at its start. */
export const capitalized = (words: string) => words.replace(/^./, (letter) => letter.toUpperCase())

/** Number of words of a text. */
export const countWords = (text: string) => text.match(/\S+/g)?.length ?? 0

/** Replaces places such as `{name}` in a text. A place without a value stays as it is. */
export const fill = (template: string, values: Readonly<Record<string, string | number>>) =>
  template.replace(/\{(\w+)\}/g, (place, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : place))

/** A text that does not break, neither at a space nor after a dash or a hyphen. */
export const unbroken = (text: string) => text.replace(/\s/g, '\u00a0').replace(/[-–]/g, '$&\u2060')

/** A text with plain spaces and without joiners, as fields and addresses take it: not every font has the narrow spaces of `Intl`. */
export const breakable = (text: string) => text.replace(/\u2060/g, '').replace(/\s/g, ' ')

/** Separates two parts of a line. Its no-break space keeps it from beginning a line. */
export const DOT = '\u00a0· '

/** Names in a sentence: `` `a`, `b` and `c` ``. */
export const namesInSentence = (names: readonly string[]) => new Intl.ListFormat('en-GB').format(names.map((name) => `\`${name}\``))
