export type FigureTableProps = {
  /** Words that open it. */
  summary: string
  /** Heads of the columns, the first over the names of the rows. */
  columns: readonly string[]
  /** A name and its values a row. */
  rows: readonly { name: string; values: readonly string[] }[]
}

/** The figures of a chart as a table, for those who read rather than see it. Works without a script. */
export function FigureTable({ summary, columns, rows }: FigureTableProps) {
  return (
    <details className="figure-table">
      <summary>{summary}</summary>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, values }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value, index) => (
                <td key={columns[index + 1] ?? index}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
