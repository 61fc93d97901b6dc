// Finds the name that somebody may have meant. This is plain JavaScript, since scripts use it before code is bundled.

/**
 * The number of edits (insert, delete, replace, swap neighbors) that turn one word into the other. Stops at a limit, and returns it.
 * @param {string} from @param {string} to @param {number} limit
 */
function distance(from, to, limit) {
  /** @type {number[]} */
  let before = []
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

/**
 * The known name with the fewest edits from a wrong one: at most a third of its letters, or one. Else the first known name that continues
 * the wrong one after a hyphen, or that the wrong one continues so; else undefined.
 * @param {string} name @param {Iterable<string>} known @returns {string | undefined}
 */
export function nearest(name, known) {
  if (name.length > LONGEST_COMPARED) return undefined
  // Looked through twice, which an iterator allows once only.
  const candidates = [...known]
  /** @type {string | undefined} */
  let best
  let fewest = Math.max(1, Math.floor(name.length / 3)) + 1
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - name.length) >= fewest) continue
    const edits = distance(name.toLowerCase(), candidate.toLowerCase(), fewest)
    if (edits < fewest) {
      best = candidate
      fewest = edits
    }
  }
  if (best !== undefined || name === '') return best
  for (const candidate of candidates) if (candidate.startsWith(`${name}-`) || name.startsWith(`${candidate}-`)) return candidate
  return undefined
}

/** The end of a message that suggests a name, if there is one. @param {string | undefined} name */
export const suggestion = (name) => (name === undefined ? '' : ` Did you mean \`${name}\`?`)
