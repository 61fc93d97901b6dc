import { itemAt } from '../../src/engine/lib/items'
import type { RunMeasurements } from './measure'

/** The median of several runs, and their spread (largest less smallest), for each quantity. */
export type Summary = { articles: number; median: RunMeasurements; spread: RunMeasurements }

/** The rows of the table, from the bare loop up. */
const ROWS = [
  ['floorSeconds', 'floor'],
  ['coldSeconds', 'cold'],
  ['bundleSeconds', 'bundle alone'],
  ['noopSeconds', 'nothing changed'],
  ['editSeconds', 'one article edited'],
  ['componentSeconds', 'one component edited'],
] as const satisfies readonly (readonly [keyof RunMeasurements, string])[]

/** Summarizes runs, of which there is at least one. */
export function summaryOf(articles: number, runs: readonly RunMeasurements[]): Summary {
  const each = (of: (values: readonly number[]) => number): RunMeasurements => ({
    floorSeconds: of(runs.map((run) => run.floorSeconds)),
    bundleSeconds: of(runs.map((run) => run.bundleSeconds)),
    coldSeconds: of(runs.map((run) => run.coldSeconds)),
    noopSeconds: of(runs.map((run) => run.noopSeconds)),
    editSeconds: of(runs.map((run) => run.editSeconds)),
    componentSeconds: of(runs.map((run) => run.componentSeconds)),
    peakMegabytes: of(runs.map((run) => run.peakMegabytes)),
  })
  return { articles, median: each(medianOf), spread: each((values) => Math.max(...values) - Math.min(...values)) }
}

/** The median of a list that is not empty. */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const [low, high] = [Math.floor((sorted.length - 1) / 2), Math.ceil((sorted.length - 1) / 2)]
  return (itemAt(sorted, low) + itemAt(sorted, high)) / 2
}

/** The medians for programs: seconds with three decimals. */
export const summaryObject = ({ articles, median }: Summary) => ({
  articles,
  floorSeconds: rounded(median.floorSeconds),
  coldSeconds: rounded(median.coldSeconds),
  bundleSeconds: rounded(median.bundleSeconds),
  noopSeconds: rounded(median.noopSeconds),
  editSeconds: rounded(median.editSeconds),
  componentSeconds: rounded(median.componentSeconds),
  peakMegabytes: Math.round(median.peakMegabytes),
})

const rounded = (seconds: number) => Math.round(seconds * 1000) / 1000

/** The medians as a table: seconds, how many times the floor that is, and the spread of several runs. */
export function tableOf({ articles, median, spread }: Summary, runs: number): string {
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, index) => (index === 0 ? cell.padEnd(22) : cell.padStart(12)))
      .join('')
      .trimEnd()
  const spreadOf = (text: string) => (runs > 1 ? [text] : [])
  return [
    `${articles.toLocaleString('en-US')} articles, ${runs === 1 ? 'one run' : `median of ${runs} runs`}`,
    '',
    line(['', 'seconds', 'x floor', ...spreadOf('spread')]),
    ...ROWS.map(([key, name]) =>
      line([name, median[key].toFixed(2), (median[key] / median.floorSeconds).toFixed(1), ...spreadOf(spread[key].toFixed(2))]),
    ),
    '',
    line(['peak memory, cold', `${median.peakMegabytes.toFixed(0)} MB`, '', ...spreadOf(`${spread.peakMegabytes.toFixed(0)} MB`)]),
  ].join('\n')
}
