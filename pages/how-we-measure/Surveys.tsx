import { fill } from '../../src/engine/lib/text'
import type { Graph } from '../../src/site/graph/graph'
import { TableScroll } from '../../src/site/ui/prose/TableScroll'
import type { SurveyRow } from './survey-rows'

type SurveysProps = { copy: Graph['pages']['howWeMeasure']['surveys']; rows: readonly SurveyRow[]; locale: string }

/** A table of percentages with their counts. */
export function Surveys({ copy: { label, columns, count: words }, rows, locale }: SurveysProps) {
  return (
    <TableScroll name={{ label }}>
      <thead>
        <tr>
          <th scope="col">{columns.figure}</th>
          <th scope="col">{columns.asked}</th>
          <th scope="col" data-align="right">
            {columns.count}
          </th>
          <th scope="col" data-align="right">
            {columns.share}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ figure, asked, count, of, share }) => (
          <tr key={figure}>
            <th scope="row">{figure}</th>
            <td>{asked}</td>
            <td data-align="right">{fill(words, { count: count.toLocaleString(locale), of: of.toLocaleString(locale) })}</td>
            <td data-align="right">{share}</td>
          </tr>
        ))}
      </tbody>
    </TableScroll>
  )
}
