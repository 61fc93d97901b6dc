/** `bookReviews` becomes `book-reviews`. */
export const kebab = (name: string) => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)

/** Turns words into a slug: lower case, without accents, all else as single hyphens. Empty for text without letters or digits. */
export const slugify = (words: string) =>
  words
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** The text with a capital letter at its start. */
export const capitalized = (words: string) => words.replace(/^./, (letter) => letter.toUpperCase())

/** Number of words of a text. */
export const countWords = (text: string) => text.match(/\S+/g)?.length ?? 0

/** Replaces places such as `{name}` in a text. A place without a value stays as it is. */
export const fill = (template: string, values: Readonly<Record<string, string | number>>) =>
  template.replace(/\{(\w+)\}/g, (place, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : place))
