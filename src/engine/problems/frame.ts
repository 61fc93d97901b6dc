import { onOneLine } from '../lib/control'
import { charactersOf, widthOf } from '../lib/width'

/** Number of lines that a frame shows before and after the place. */
const FRAME_LINES = 1
/** The width of a frame in columns of a terminal. */
const FRAME_WIDTH = 100
const CUT = '…'
/** Characters of a line that are read on both sides of the place, since a line may be a megabyte long. */
const REACH = 4 * FRAME_WIDTH

/** A text, or its lines. */
export type SourceLines = string | readonly string[] | undefined

/**
 * The lines around a place, with a caret below its column. Empty if there is no source or no line. A long line is cut around the column,
 * and `…` shows where.
 */
export function sourceFrame(source: SourceLines, line?: number, column = 1): string {
  if (source === undefined || line === undefined) return ''
  const lines = typeof source === 'string' ? source.split('\n') : source
  const first = Math.max(1, line - FRAME_LINES)
  const last = Math.min(lines.length, line + FRAME_LINES)
  const width = String(last).length
  const out: string[] = []
  for (let number = first; number <= last; number++) {
    const isPlace = number === line
    const { text, caret } = part(lines[number - 1] ?? '', isPlace ? column : 1)
    out.push(`${isPlace ? '>' : ' '} ${String(number).padStart(width)} | ${text}`.trimEnd())
    if (isPlace) out.push(`  ${' '.repeat(width)} | ${' '.repeat(caret)}^`)
  }
  return out.join('\n')
}

/** The part of a line for a frame, and the number of columns before the place. */
function part(line: string, column: number): { text: string; caret: number } {
  const at = Math.min(column - 1, line.length)
  const before = onOneLine(line.slice(Math.max(0, at - REACH), at))
  const after = onOneLine(line.slice(at, at + REACH))
  const isWhole = before.length + after.length === line.length
  if (isWhole && widthOf(before + after) <= FRAME_WIDTH) return { text: before + after, caret: widthOf(before) }
  const room = FRAME_WIDTH - 2 * CUT.length
  const left = fitting(charactersOf(before).toReversed(), Math.max(Math.floor(room / 2), room - widthOf(after)))
    .toReversed()
    .join('')
  const right = fitting(charactersOf(after), room - widthOf(left)).join('')
  const start = left.length === at ? left : CUT + left
  return { text: start + right + (at + right.length === line.length ? '' : CUT), caret: widthOf(start) }
}

/** The first characters that fit into some columns. */
function fitting(characters: readonly string[], room: number): string[] {
  let taken = 0
  const end = characters.findIndex((character) => {
    taken += widthOf(character)
    return taken > room
  })
  return characters.slice(0, end === -1 ? undefined : end)
}
