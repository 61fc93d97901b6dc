import { amount, counts, isRounded, isTotal, type Printed, printed, type Table } from './table'

/** Columns whose last cell is a mean or a median, which no sum is. */
const MEAN = /\b(?:median|middle|mean|average|weeks?|days|minutes|per|rate)\b/i

const column = (rows: Table['rows'], index: number) => rows.map((row) => row[index] ?? '')
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const isPresent = <Value>(value: Value | undefined): value is Value => value !== undefined

/** The rows over the row of totals, and that row; undefined where a table has none. */
function totalled({ rows }: Table) {
  const at = rows.findIndex(([name = '']) => isTotal(name))
  const total = rows[at]
  return total === undefined ? undefined : { parts: rows.slice(0, at), total }
}

/** Columns that do not add up to their total. Shares are rounded one by one, so theirs may be off by as much. */
export function wrongTotals(table: Table): string[] {
  const found = totalled(table)
  if (!found) return []
  return table.head.flatMap((name, index) => {
    const cells = column(found.parts, index).filter((cell) => cell !== '')
    const last = found.total[index] ?? ''
    const counted = cells.map(counts).filter(isPresent)
    const whole = counts(last)
    if (whole && counted.length === cells.length) {
      const exact = { count: sum(counted.map(({ count }) => count)), of: sum(counted.map(({ of }) => of)) }
      return exact.count === whole.count && exact.of === whole.of ? [] : [`${name}: ${last}, not ${exact.count} of ${exact.of}`]
    }
    const parts = cells.map(amount).filter(isPresent)
    const stated = amount(last)
    if (!stated || parts.length < cells.length || parts.length < 2 || MEAN.test(name)) return []
    if (stated.isPercent && stated.value !== 100) return []
    const exact = sum(parts.map(({ value }) => value))
    const slack = stated.isPercent ? sum(parts.map(({ step }) => step / 2)) : 0
    return Math.abs(exact - stated.value) <= slack + 1e-6 ? [] : [`${name}: ${last}, not ${Number(exact.toFixed(3))}`]
  })
}

/** Shares that do not follow from the amounts before them, in a table whose total is 100%. */
export function wrongColumnShares(table: Table): string[] {
  const found = totalled(table)
  return table.head.flatMap((name, index) => {
    if (!/^Share\b/.test(name) || found?.total[index] !== '100%') return []
    const whole = printed(found.total[index - 1])
    return found.parts.flatMap((row) => {
      const [amount, share] = [printed(row[index - 1]), printed(row[index])]
      if (!amount || !share || !whole) return []
      return isRounded(share, (amount.value / whole.value) * 100)
        ? []
        : [`${row[0]}: ${row[index]} of ${whole.value} is not ${row[index - 1]}`]
    })
  })
}

/** Percentages in cells such as `13 (81%)` that are not the share in the nearest number to the left that stands alone. */
export const wrongCells = ({ rows }: Table): string[] =>
  rows.flatMap((row) =>
    row.flatMap((cell, index) => {
      const [, share = ''] = /^[^ ]+(?: h)? \((\d+%)\)$/.exec(cell) ?? []
      const [part, stated] = [amount(cell), printed(share)]
      const whole = row.slice(0, index).map(printed).findLast(isPresent)
      if (!part || !stated || !whole) return []
      return isRounded(stated, (part.value / whole.value) * 100) ? [] : [`${row[0]}: ${cell} of ${whole.value}`]
    }),
  )

/** Percentages that are not the quotient of the two numbers before them, in a column where most are. */
export const wrongQuotients = ({ head, rows }: Table): string[] =>
  head.flatMap((_, index) => {
    const quotients = rows.flatMap((row) => {
      const [whole, part, share] = [printed(row[index - 2]), printed(row[index - 1]), printed(row[index])]
      return whole && part && share?.isPercent && !whole.isPercent && !part.isPercent
        ? [{ row, share, exact: (part.value / whole.value) * 100 }]
        : []
    })
    const wrong = quotients.filter(({ share, exact }) => !isRounded(share, exact))
    return wrong.length * 2 < quotients.length ? wrong.map(({ row }) => `${row.join(' | ')}: the percentage is not that of its counts`) : []
  })

/** The numbers that a change of two years is made from must lead to it, as a percentage, in points, or as a difference. */
export function wrongChanges({ head, rows }: Table): string[] {
  const years = head.flatMap((name, index) => {
    const [year] = /\b20\d\d\b/.exec(name) ?? []
    return year === undefined ? [] : [{ year, index }]
  })
  const [newer, older] = years.toSorted((a, b) => b.year.localeCompare(a.year))
  const change = head.indexOf('Change')
  if (!newer || !older || years.length !== 2 || change < 0) return []
  return rows.flatMap((row) => {
    const [now, before] = [printed(row[newer.index]), printed(row[older.index])]
    const stated = printed((row[change] ?? '').replace(/ points?$/, ''))
    if (!now || !before || !stated) return []
    const difference = now.value - before.value
    const exact = stated.isPercent ? (difference / before.value) * 100 : difference
    return isRounded(stated, exact) ? [] : [`${row[0]}: ${row[change]}, not ${exact.toFixed(1)}`]
  })
}

/** Quarters that do not add up to their year. */
export const wrongQuarters = ({ head, rows }: Table): string[] => {
  const quarters = ['Q1', 'Q2', 'Q3', 'Q4'].map((name) => head.indexOf(name))
  const year = head.indexOf('Year')
  if (quarters.includes(-1) || year < 0) return []
  return rows.flatMap((row) => {
    const parts: readonly (Printed | undefined)[] = quarters.map((index) => printed(row[index]))
    const stated = printed(row[year])
    const numbers = parts.filter(isPresent)
    if (!stated || numbers.length < 4 || stated.isPercent) return []
    return isRounded(stated, sum(numbers.map(({ value }) => value))) ? [] : [`${row[0]}: ${row[year]} is not the sum of the quarters`]
  })
}

/** Growth that does not follow from the row of the year before. */
export const wrongGrowth = ({ head, rows }: Table): string[] => {
  const [amounts, growth] = [head.indexOf('Revenue'), head.indexOf('Growth')]
  if (head[0] !== 'Year' || amounts < 0 || growth < 0) return []
  return rows.slice(1).flatMap((row, index) => {
    const [before, now, stated] = [printed(rows[index]?.[amounts]), printed(row[amounts]), printed(row[growth])]
    if (!before || !now || !stated) return [`${row[0]}: no growth`]
    return isRounded(stated, (now.value / before.value - 1) * 100) ? [] : [`${row[0]}: ${row[growth]}`]
  })
}
