/** `caseStudies` → `case-studies` style names: a capital becomes a hyphen and its lower case. */
export const kebab = (name: string) => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)

/** Turns words into a slug: lower case, accents off, everything else to single hyphens. Empty for text without letters or digits. */
export const slugify = (words: string) =>
  words
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Number of words of a text. */
export const countWords = (text: string) => text.match(/\S+/g)?.length ?? 0

/** Fills `{name}` places of a text. A place without a value stays as it is. */
export const fill = (template: string, values: Readonly<Record<string, string | number>>) =>
  template.replace(/\{(\w+)\}/g, (place, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : place))

/** Edits (insert, delete, replace, swap neighbours) that turn one word into the other; once they reach a limit, at least that many. */
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
    // A swap looks two rows back, so both have to be beyond.
    if (Math.min(...row) >= limit && Math.min(...next) >= limit) return limit
    before = row
    row = next
  }
  return row[to.length] ?? 0
}

/** Longest word that is compared; a longer one has no near name. */
const LONGEST_COMPARED = 64

/** The known name nearest to a wrong one, or undefined where none is near: at most a third of its letters differ. */
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

/** What a message adds where a known name is near to a wrong one. */
export const suggestion = (name: string | undefined) => (name === undefined ? '' : ` Did you mean \`${name}\`?`)
