import { statedCounts } from './prose'
import { bare, counts, isTotal, tablesOf } from './table'

/** A bar with its percentage as written, or with the counts that it is computed from. */
export type Bar = { label: string; percent: number; counted?: { count: number; of: number } }
export type Chart = { caption: string; bars: readonly Bar[] }

/** The bar charts of a text that show percentages. */
export const chartsOf = (text: string): Chart[] =>
  [...text.matchAll(/<BarChart caption="([^"]*)" unit="%" items="([^"]*)"/g)].map(([, caption = '', items = '']) => ({
    caption,
    bars: items.split('; ').map((item) => {
      const at = item.lastIndexOf(': ')
      const [label, value] = [item.slice(0, at), item.slice(at + 2)]
      const counted = counts(value)
      return counted ? { label, percent: percentOf(counted), counted } : { label, percent: Number(value) }
    }),
  }))

/** Whether all bars are among the numbers of a picture, by their counts or by their percentages. */
export const repeats = ({ bars }: Chart, numbers: readonly number[]): boolean =>
  bars.every(({ percent, counted }) => numbers.includes(percent) || (counted !== undefined && numbers.includes(counted.count)))

const percentOf = ({ count, of }: { count: number; of: number }) => Math.round((count / of) * 100)

/** Whether a row has this name. A number before it is no part of it. */
const isNamed = ([name = '']: readonly string[], label: string) => name.replace(/^\d+[.,] /, '').toLowerCase() === label.toLowerCase()

/** The rows of a name in the tables of a text, without it. */
const rowsOf = (text: string, label: string) =>
  tablesOf(text)
    .flatMap(({ rows }) => rows)
    .filter((row) => isNamed(row, label))
    .map((row) => row.slice(1))

/** Percentages that the rows of a name state, or whose counts they state. */
const percentagesOf = (text: string, label: string): number[] =>
  rowsOf(text, label)
    .flat()
    .flatMap((cell) => {
      const counted = counts(cell)
      const [, stated] = /(\d+)%/.exec(cell) ?? []
      return [...(counted ? [percentOf(counted)] : []), ...(stated === undefined ? [] : [Number(stated)])]
    })

/** Whether one row of a name states both the count and its group. */
const statesCounts = (text: string, label: string, { count, of }: { count: number; of: number }) =>
  rowsOf(text, label).some((row) => {
    const numbers = new Set(row.flatMap((cell) => [...cell.matchAll(/\d[\d,]*/g)].map(([digits]) => bare(digits))))
    return numbers.has(count) && numbers.has(of)
  })

/** Whether a table states the count in the row of a name, and its group as the total of the same column. */
const statesPart = (text: string, label: string, { count, of }: { count: number; of: number }) =>
  tablesOf(text).some(({ rows }) => {
    const named = rows.find((row) => isNamed(row, label))
    const total = rows.find(([name = '']) => isTotal(name))
    return named?.some((cell, column) => bare(cell) === count && bare(total?.[column] ?? '') === of)
  })

/**
 * Bars that follow from no count: neither from those in the caption, as many as there are bars and in their order, nor from the
 * row of their name in a table of the study. Bars with counts need just those counts there, others a count of their percentage.
 */
export function barsWithoutCounts({ caption, bars }: Chart, study: string): string[] {
  const captioned = statedCounts(caption)
  return bars.flatMap(({ label, percent, counted }, index) => {
    const stated = captioned.length === bars.length ? captioned[index] : undefined
    const inStudy = () =>
      counted ? statesCounts(study, label, counted) || statesPart(study, label, counted) : percentagesOf(study, label).includes(percent)
    const inCaption = (of: { count: number; of: number }) =>
      counted ? of.count === counted.count && of.of === counted.of : percentOf(of) === percent
    const fits = stated ? inCaption(stated) : inStudy()
    return fits ? [] : [counted ? `${label}: ${counted.count} of ${counted.of}` : `${label}: ${percent}`]
  })
}
