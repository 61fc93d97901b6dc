import { columns } from './grid'
import type { PdfDocument } from './pdf-document'
import type { TextStyle } from './styles'
import { linesOf } from './text/lines'

/** The columns in which facts start. */
const STARTS = [1, 4, 7, 10]
const LAST_COLUMN = 12

/** Facts with the longest value last, where there is most room. */
function widestLast(facts: PdfDocument['facts']): PdfDocument['facts'] {
  const widest = facts.reduce((most, { value }) => Math.max(most, value.length), 0)
  const isWidest = ({ value }: { value: string }) => value.length === widest
  return [...facts.filter((fact) => !isWidest(fact)), ...facts.filter(isWidest)]
}

/** The facts in columns of the page, four in a row, each under its label. The last one of a row takes the remaining width. */
export function factRows(facts: PdfDocument['facts'], styles: { label: TextStyle; value: TextStyle }) {
  const rows = Array.from({ length: Math.ceil(facts.length / STARTS.length) }, (_, row) => {
    const some = facts.slice(row * STARTS.length, (row + 1) * STARTS.length)
    return (some.length < STARTS.length ? widestLast(some) : some).map(({ label, value }, index) => {
      const start = STARTS[index] ?? 1
      const span = columns(start, index === some.length - 1 ? LAST_COLUMN : start + 2)
      const lines = {
        label: linesOf([{ text: label }], styles.label, span.width),
        value: linesOf([{ text: value }], styles.value, span.width),
      }
      return { ...span, ...lines }
    })
  })
  return rows.map((cells) => ({
    cells,
    height: Math.max(...cells.map(({ label, value }) => label.length * styles.label.leading + value.length * styles.value.leading)),
  }))
}
