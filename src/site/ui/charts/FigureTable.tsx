export type FigureTableProps = {
  /** Label of the control that opens the table. */
  summary: string
  /** Headings of the columns; the first one is that of the row names. */
  columns: readonly string[]
  /** A name and its values for each row. */
  rows: readonly { name: string; values: readonly string[] }[]
}

/** The values of a chart as a table, for readers who cannot use the drawing. It works without a script. */
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
