import { statedCounts } from './prose'
import { counts, tablesOf } from './table'

export type Bar = { label: string; percent: number }
export type Chart = { caption: string; bars: readonly Bar[] }

/** The bar charts of a text that show percentages. */
export const chartsOf = (text: string): Chart[] =>
  [...text.matchAll(/<BarChart caption="([^"]*)" unit="%" items="([^"]*)"/g)].map(([, caption = '', items = '']) => ({
    caption,
    bars: items.split('; ').map((item) => {
      const at = item.lastIndexOf(': ')
      return { label: item.slice(0, at), percent: Number(item.slice(at + 2)) }
    }),
  }))

const percentOf = ({ count, of }: { count: number; of: number }) => Math.round((count / of) * 100)

/** Percentages that the rows of a name state, or whose counts they state. A number before the name is no part of it. */
function percentagesOf(text: string, label: string): number[] {
  const cells = tablesOf(text)
    .flatMap(({ rows }) => rows)
    .filter(([name = '']) => name.replace(/^\d+[.,] /, '').toLowerCase() === label.toLowerCase())
    .flatMap((row) => row.slice(1))
  return cells.flatMap((cell) => {
    const counted = counts(cell)
    const [, stated] = /(\d+)%/.exec(cell) ?? []
    return [...(counted ? [percentOf(counted)] : []), ...(stated === undefined ? [] : [Number(stated)])]
  })
}

/**
 * Bars that follow from no count: neither from those in the caption, as many as there are bars and in their order, nor from the
 * row of their name in a table of the study.
 */
export function barsWithoutCounts({ caption, bars }: Chart, study: string): string[] {
  const captioned = statedCounts(caption).map(percentOf)
  return bars.flatMap(({ label, percent }, index) => {
    const fits = captioned.length === bars.length ? captioned[index] === percent : percentagesOf(study, label).includes(percent)
    return fits ? [] : [`${label}: ${percent}`]
  })
}
