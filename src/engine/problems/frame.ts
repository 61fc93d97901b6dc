import { onOneLine } from '../lib/control'
import { charactersOf, widthOf } from '../lib/width'

/** Lines of the source that a frame shows before and after the place. */
const FRAME_LINES = 1
/** Columns of a terminal that a frame shows of a line. */
const FRAME_WIDTH = 100
const CUT = '…'
/** Characters of a line on either side of the place that are looked at: a line may be a megabyte long. */
const REACH = 4 * FRAME_WIDTH

/** A text, or its lines. */
export type SourceLines = string | readonly string[] | undefined

/**
 * The lines around a place with a caret under the column; empty where there is no source or no line.
 * Of a long line it shows the part around the column; `…` stands where it is cut.
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

/** The part of a line that a frame shows, and the columns of a terminal before the place in it. */
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

/** As many of the first characters as have room. */
function fitting(characters: readonly string[], room: number): string[] {
  let taken = 0
  const end = characters.findIndex((character) => {
    taken += widthOf(character)
    return taken > room
  })
  return characters.slice(0, end === -1 ? undefined : end)
}
