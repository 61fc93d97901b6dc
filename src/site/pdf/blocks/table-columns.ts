import type { Align, Cell } from '../pdf-document'
import type { TextStyle } from '../styles'
import { linesOf } from '../text/lines'
import { wordsOf } from '../text/words'

/** Wide enough for any text on one line. */
const UNBOUNDED = 100_000

export const CELL_GAP = 12

const plain = (cell: Cell | undefined) => (cell ?? []).map(({ text }) => text).join('')

/** A difference with its unit in words, such as `+1.5 points`. */
const DIFFERENCE = /^[-–−+±]\s?\d[\d.,]*\s\p{L}+$/u

/** Whether a text is a figure, with or without symbols around it. */
const isFigure = (text: string) =>
  DIFFERENCE.test(text.trim()) || /^[-–−+±<>≤≥~$€£¥\s]*\d[\d.,\u00a0]*(?:\s?(?:%|[a-z]{1,3}))?(?: \([\d.,%]+\))?$/iu.test(text.trim())

/** The alignment of each column: the stated one, else to the right if it holds only figures and is not the first. */
export function alignsOf(head: readonly Cell[], rows: readonly (readonly Cell[])[], stated: readonly (Align | undefined)[] = []): Align[] {
  const count = Math.max(head.length, ...rows.map((row) => row.length))
  return Array.from({ length: count }, (_, column) => {
    const filled = rows.map((row) => plain(row[column])).filter((text) => text.trim() !== '')
    return stated[column] ?? (column > 0 && filled.length > 0 && filled.every(isFigure) ? 'right' : 'left')
  })
}

/** The least and the largest useful width of a column: that of its longest word, and that of its longest text on one line. */
function needOf(cells: readonly (Cell | undefined)[], styleOf: (row: number) => TextStyle) {
  let least = 0
  let most = 0
  for (const [row, cell] of cells.entries()) {
    if (!cell) continue
    const style = { ...styleOf(row), whole: true }
    for (const { width } of wordsOf(cell, style, UNBOUNDED)) least = Math.max(least, width)
    for (const { width } of linesOf(cell, style, UNBOUNDED)) most = Math.max(most, width)
  }
  return { least, most }
}

/** The least width of a table with these rows, gaps included, and a function that distributes a given width to its columns. */
export function columnWidths(rows: readonly (readonly Cell[])[], count: number, styleOf: (row: number, column: number) => TextStyle) {
  const needs = Array.from({ length: count }, (_, column) =>
    needOf(
      rows.map((row) => row[column]),
      (row) => styleOf(row, column),
    ),
  )
  const sum = (of: 'least' | 'most') => needs.reduce((total, need) => total + need[of], 0)
  const gaps = (count - 1) * CELL_GAP
  return {
    least: sum('least') + gaps,
    /** If there is too little room for the longest words, words are broken. */
    widthsIn(width: number): number[] {
      const room = width - gaps
      if (sum('least') >= room) {
        const fair = room / count
        const small = needs.filter(({ least }) => least <= fair)
        const left = room - small.reduce((total, { least }) => total + least, 0)
        const large = sum('least') - small.reduce((total, { least }) => total + least, 0)
        return needs.map(({ least }) => (least <= fair ? least : (left * least) / (large || 1)))
      }
      if (sum('most') <= room) return evened(needs, room)
      return shared(needs, room)
    },
  }
}

type Need = { least: number; most: number }

/** A column up to this fraction of a table is set on one line, if the others still have room for their longest words. */
const NARROW = 0.24

/** Distributes what narrow columns leave to the others: more to those with long texts that lack more of their width. */
function shared(needs: readonly Need[], room: number): number[] {
  const isNarrow = ({ most }: Need) => most <= room * NARROW
  const fixed = needs.reduce((total, need) => total + (isNarrow(need) ? need.most : need.least), 0)
  const starts = needs.map((need) => (fixed <= room && isNarrow(need) ? need.most : need.least))
  const spare = room - starts.reduce((total, start) => total + start, 0)
  const wishes = needs.map(({ most }, column) => Math.sqrt(most * Math.max(0, most - (starts[column] ?? 0))))
  const wished = wishes.reduce((total, wish) => total + wish, 0)
  return starts.map((start, column) => start + (wished === 0 ? spare / needs.length : (spare * (wishes[column] ?? 0)) / wished))
}

/** Distributes the rest evenly, if all columns fit on one line. */
function evened(needs: readonly Need[], room: number): number[] {
  const rest = room - needs.reduce((total, { most }) => total + most, 0)
  return needs.map(({ most }) => most + rest / needs.length)
}
