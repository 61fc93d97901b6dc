import { fill } from '../../src/engine/lib/text'
import type { Graph } from '../../src/site/graph/graph'
import { Fold } from '../../src/site/ui/layout/Fold'
import { TableScroll } from '../../src/site/ui/prose/TableScroll'
import type { SurveyRow } from './survey-rows'

type SurveysProps = { copy: Graph['pages']['howWeMeasure']['parts']['satisfaction']['surveys']; rows: readonly SurveyRow[]; locale: string }

/**
 * A table of percentages with their counts. The percentages are next to the names, and each row is a list on phones, where the table is
 * folded.
 */
export function Surveys({ copy: { label, columns, count: words }, rows, locale }: SurveysProps) {
  const inWords = (number: number) => number.toLocaleString(locale)
  return (
    <Fold label={label}>
      <div className="mt8">
        <TableScroll name={{ label }} stacked>
          <thead>
            <tr>
              <th scope="col">{columns.figure}</th>
              <th scope="col">{columns.share}</th>
              <th scope="col">{columns.count}</th>
              <th scope="col">{columns.asked}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ figure, asked, count, of, share }) => (
              <tr key={figure}>
                <th scope="row">{figure}</th>
                <td data-head={columns.share}>{share}</td>
                <td data-head={columns.count}>{fill(words, { count: inWords(count), of: inWords(of) })}</td>
                <td data-head={columns.asked}>{asked}</td>
              </tr>
            ))}
          </tbody>
        </TableScroll>
      </div>
    </Fold>
  )
}
