/** The name of a tag, or an attribute with its value. */
const PART = /<[\w.:-]*|\s+((?:[^\s"'{}=<>/]+|\{[^}]*\})(?:\s*=\s*(?:"[^"]*"|'[^']*'|\{[^}]*\}))?)/y

/** Lines of a tag that are looked at: no tag of ours has a tenth of them. */
const MOST_LINES = 50

/**
 * Where the attributes of a tag stand, in order: the parser says it of the tag only. Where a tag is written as no editor
 * writes it, fewer are found.
 */
export function attributePlaces(lines: readonly string[], { line, column }: { line: number; column: number }) {
  const tag = lines
    .slice(line - 1, line - 1 + MOST_LINES)
    .join('\n')
    .slice(column - 1)
  const places: { line: number; column: number }[] = []
  const pattern = new RegExp(PART)
  for (let match = pattern.exec(tag); match; match = pattern.exec(tag)) {
    if (match[1] === undefined) continue
    const before = tag.slice(0, pattern.lastIndex - match[1].length).split('\n')
    const last = before.at(-1) ?? ''
    places.push({ line: line + before.length - 1, column: before.length === 1 ? column + last.length : last.length + 1 })
  }
  return places
}
