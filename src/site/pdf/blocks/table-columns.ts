import type { Align, Cell } from '../document'
import type { TextStyle } from '../styles'
import { linesOf } from '../text/lines'
import { wordsOf } from '../text/words'

/** Enough for any text on one line. */
const UNBOUNDED = 100_000

export const CELL_GAP = 12

const plain = (cell: Cell | undefined) => (cell ?? []).map(({ text }) => text).join('')

/** Whether a text is a figure, with or without signs around it. */
const isFigure = (text: string) => /^[-–−+±<>≤≥~$€£¥\s]*\d[\d.,\s]*(?:\s?(?:%|[a-z]{1,3}|pt|pp))?$/iu.test(text.trim())

/** How each column stands: as it says, else to the right if it holds figures only, and is not the first. */
export function alignsOf(head: readonly Cell[], rows: readonly (readonly Cell[])[], stated: readonly (Align | undefined)[] = []): Align[] {
  const count = Math.max(head.length, ...rows.map((row) => row.length))
  return Array.from({ length: count }, (_, column) => {
    const filled = rows.map((row) => plain(row[column])).filter((text) => text.trim() !== '')
    return stated[column] ?? (column > 0 && filled.length > 0 && filled.every(isFigure) ? 'right' : 'left')
  })
}

/** The narrowest and the widest that a column can be of use: its longest word, and its longest text on one line. */
function needOf(cells: readonly (Cell | undefined)[], styleOf: (row: number) => TextStyle) {
  let least = 0
  let most = 0
  for (const [row, cell] of cells.entries()) {
    if (!cell) continue
    const style = styleOf(row)
    for (const { width } of wordsOf(cell, style, UNBOUNDED)) least = Math.max(least, width)
    for (const { width } of linesOf(cell, style, UNBOUNDED)) most = Math.max(most, width)
  }
  return { least, most }
}

/** The least width of the columns of a table, with the gaps between them, and their widths in a space. */
export function columnWidths(rows: readonly (readonly Cell[])[], count: number, styleOf: (row: number) => TextStyle) {
  const needs = Array.from({ length: count }, (_, column) =>
    needOf(
      rows.map((row) => row[column]),
      styleOf,
    ),
  )
  const sum = (of: 'least' | 'most') => needs.reduce((total, need) => total + need[of], 0)
  const gaps = (count - 1) * CELL_GAP
  return {
    least: sum('least') + gaps,
    /** What columns do not need is shared by what they would take on one line; if there is too little for all words, they are cut. */
    widthsIn(width: number): number[] {
      const room = width - gaps
      if (sum('least') >= room) {
        const fair = room / count
        const small = needs.filter(({ least }) => least <= fair)
        const left = room - small.reduce((total, { least }) => total + least, 0)
        const large = sum('least') - small.reduce((total, { least }) => total + least, 0)
        return needs.map(({ least }) => (least <= fair ? least : (left * least) / (large || 1)))
      }
      // Long texts take their share by the root of their length, so that short columns stay on one line.
      const wishes = needs.map(({ least, most }) => Math.sqrt(most) * Math.sqrt(Math.max(0, most - least)))
      const wished = wishes.reduce((total, wish) => total + wish, 0)
      const spare = room - sum('least')
      const one = needs.map(({ least }, column) => least + (wished === 0 ? spare / count : (spare * (wishes[column] ?? 0)) / wished))
      return sum('most') <= room ? evened(needs, room) : one.map((own, column) => Math.min(own, Math.max(needs[column]?.most ?? own, 0)))
    },
  }
}

/** Columns that all stand on one line share the rest, but for the last one, which ends where its text ends. */
function evened(needs: readonly { most: number }[], room: number): number[] {
  const rest = room - needs.reduce((total, { most }) => total + most, 0)
  return needs.map(({ most }) => most + rest / needs.length)
}
