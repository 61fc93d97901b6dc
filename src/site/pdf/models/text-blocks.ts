import type { Block, Run } from '../pdf-document'

/** A cell of a table: a text, or a text that is a link or has a style. */
export type Cell = string | Run

const runOf = (cell: Cell): Run => (typeof cell === 'string' ? { text: cell } : cell)

export const heading = (level: 1 | 2 | 3, text: string): Block => ({ kind: 'heading', level, text })

export const paragraph = (text: string): Block => ({ kind: 'paragraph', runs: [{ text }] })

/** The first paragraph of a chapter, which is set larger. */
export const lead = (text: string): Block => ({ kind: 'paragraph', runs: [{ text }], lead: true })

export const bullets = (items: readonly Cell[]): Block => ({
  kind: 'list',
  ordered: false,
  items: items.map((item) => [{ kind: 'paragraph', runs: [runOf(item)] }]),
})

/** A table: a caption if no heading describes it, column headers, and rows with a cell for each column. */
export const table = (caption: string | undefined, head: readonly string[], rows: readonly (readonly Cell[])[]): Block => ({
  kind: 'table',
  ...(caption !== undefined && { caption }),
  head: head.map((text) => [{ text }]),
  rows: rows.map((cells) => cells.map((cell) => [runOf(cell)])),
})
