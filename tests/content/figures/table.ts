/** A table of a text: its head, and the cells of its rows, without marks of emphasis. */
export type Table = { head: readonly string[]; rows: readonly (readonly string[])[] }

/** A number as it is printed: `−4.7`, `$2,480`, `+33.7%`, `146 h`. `step` is the smallest difference that its decimals can show. */
export type Printed = { value: number; step: number; isPercent: boolean }

/** Text without marks of emphasis. */
export const plain = (text: string) => text.replaceAll('**', '')

/** The tables of a text in Markdown. */
export function tablesOf(text: string): Table[] {
  const tables: Table[] = []
  let lines: string[][] = []
  for (const line of [...plain(text).split('\n'), '']) {
    if (line.startsWith('|')) {
      lines.push(
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      )
    } else if (lines.length > 0) {
      const [head = [], , ...rows] = lines
      tables.push({ head, rows })
      lines = []
    }
  }
  return tables
}

/** The number that a cell holds, if it holds nothing else but a sign, a currency or a unit. */
export function printed(cell = ''): Printed | undefined {
  const [, sign, digits, decimals = '', unit] = /^([−+-]?)\$?(\d[\d,]*)(?:\.(\d+))?( h|M|%)?$/.exec(cell) ?? []
  if (digits === undefined) return undefined
  const size = Number(`${digits.replaceAll(',', '')}.${decimals || '0'}`)
  return { value: sign === '−' || sign === '-' ? -size : size, step: 10 ** -decimals.length, isPercent: unit === '%' }
}

/** The number of a cell that may be followed by a percentage: `580 h (44%)`. */
export const amount = (cell = ''): Printed | undefined => printed(cell.replace(/ \(\d+%\)$/, ''))

/** Whether the name of a row says that it is a total. */
export const isTotal = (name: string) => /^(?:Total|All)$/.test(name)

/** The counts of a cell such as `41 of 46`, with what may follow them. */
export function counts(cell: string): { count: number; of: number } | undefined {
  const [, count, of] = /^(\d[\d,.]*) of (\d[\d,.]*\d|\d)/.exec(cell) ?? []
  return count === undefined || of === undefined ? undefined : { count: bare(count), of: bare(of) }
}

/** A number of a text, with its commas. */
export const bare = (digits: string) => Number(digits.replaceAll(',', ''))

/** Whether a printed number is the exact one, rounded. */
export const isRounded = ({ value, step }: Pick<Printed, 'value' | 'step'>, exact: number) => Math.abs(value - exact) <= step / 2 + 1e-9
