/** A row of the table; a value is undefined if it was not measured. */
export type Row = {
  address: string
  /** Findings of axe and htmlcs. */
  accessibility?: number
  scores?: Readonly<Record<string, number>>
  /** Bytes. */
  html: number
  scripts?: number
  fonts?: number
  requests?: number
  shift?: number
}

/** Shown instead of a missing value. */
const NOTHING = '·'
const GAP = '  '

const count = (value: number | undefined) => value?.toString() ?? NOTHING
const kilobytes = (value: number | undefined) => (value === undefined ? NOTHING : (value / 1000).toFixed(2))

/** The columns after the address: their heads and cells. */
const COLUMNS: readonly { head: string; cell: (row: Row) => string }[] = [
  { head: 'pa11y', cell: ({ accessibility }) => count(accessibility) },
  { head: 'perf', cell: ({ scores }) => count(scores?.performance) },
  { head: 'a11y', cell: ({ scores }) => count(scores?.accessibility) },
  { head: 'best', cell: ({ scores }) => count(scores?.['best-practices']) },
  { head: 'seo', cell: ({ scores }) => count(scores?.seo) },
  { head: 'html kB', cell: ({ html }) => kilobytes(html) },
  { head: 'script kB', cell: ({ scripts }) => kilobytes(scripts) },
  { head: 'font kB', cell: ({ fonts }) => kilobytes(fonts) },
  { head: 'requests', cell: ({ requests }) => count(requests) },
  { head: 'CLS', cell: ({ shift }) => (shift === undefined ? NOTHING : shift === 0 ? '0' : shift.toFixed(4)) },
]

/** The rows as one text: addresses to the left, figures to the right. */
export function tableText(rows: readonly Row[]): string {
  const lines = [
    ['address', ...COLUMNS.map(({ head }) => head)],
    ...rows.map((row) => [row.address, ...COLUMNS.map(({ cell }) => cell(row))]),
  ]
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? []
  const text = (line: readonly string[]) =>
    line.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(GAP)
  return lines.map(text).join('\n')
}
