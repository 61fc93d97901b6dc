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

/** The number of edits (insert, delete, replace, swap neighbors) that turn one word into the other. Stops at a limit, and returns that. */
function distance(from: string, to: string, limit: number): number {
  let before: number[] = []
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let i = 1; i <= from.length; i++) {
    const next = [i]
    for (let j = 1; j <= to.length; j++) {
      const same = from[i - 1] === to[j - 1]
      let edits = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1))
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]) edits = Math.min(edits, (before[j - 2] ?? 0) + 1)
      next.push(edits)
    }
    // A swap uses the row before the last, so both have to be at the limit.
    if (Math.min(...row) >= limit && Math.min(...next) >= limit) return limit
    before = row
    row = next
  }
  return row[to.length] ?? 0
}

/** The longest word that is compared. */
const LONGEST_COMPARED = 64

/** The known name that is nearest to a wrong one, or undefined if more than a third of its letters differ. */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  if (name.length > LONGEST_COMPARED) return undefined
  let best: string | undefined
  let fewest = Math.max(1, Math.floor(name.length / 3)) + 1
  for (const candidate of known) {
    if (Math.abs(candidate.length - name.length) >= fewest) continue
    const edits = distance(name.toLowerCase(), candidate.toLowerCase(), fewest)
    if (edits < fewest) {
      best = candidate
      fewest = edits
    }
  }
  return best
}

/** The end of a message that suggests a name, if there is one. */
export const suggestion = (name: string | undefined) => (name === undefined ? '' : ` Did you mean \`${name}\`?`)
