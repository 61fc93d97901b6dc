export type UseMatrixProps = {
  /** Accessible name of the table. */
  caption: string
  /** Heading of the column of names. */
  rowsLabel: string
  /** Read where a row uses nothing of a column. */
  none: string
  /** Below the dots, where there is room for them: how they are read. */
  legend: string
  columns: readonly { title: string; href: string; of: number }[]
  /** Rows with a cell for each column: the places that are used, from 0, and what stands there. */
  rows: readonly { title: string; href: string; uses: readonly { places: readonly number[]; names: readonly string[] }[] }[]
}

/** Dots of a cell stand in rows of this many. */
const ACROSS = 4
/** Distance between dots, in units of the drawing. */
const STEP = 10

/**
 * Which row uses what of each column: where it uses any, a dot for each thing there is, filled where it is used, and below them the names of
 * those that are. In narrower windows the names stand in a line below the name of the row, without dots.
 */
export function UseMatrix({ caption, rowsLabel, none, legend, columns, rows }: UseMatrixProps) {
  return (
    <>
      <table className="use-matrix">
        <caption className="sr">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{rowsLabel}</th>
            {columns.map(({ title, href }) => (
              <th key={href} scope="col">
                <a href={href}>{title}</a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ title, href, uses }) => (
            <tr key={href}>
              <th scope="row">
                <a href={href}>{title}</a>
              </th>
              {columns.map((column, index) => (
                <td key={column.href}>
                  <Dots of={column.of} none={none} {...(uses[index] ?? { places: [], names: [] })} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="caption" aria-hidden="true">
        {legend}
      </p>
    </>
  )
}

type DotsProps = { of: number; places: readonly number[]; names: readonly string[]; none: string }

function Dots({ of, places, names, none }: DotsProps) {
  if (places.length === 0) return <span className="sr">{none}</span>
  const size = `0 0 ${ACROSS * STEP} ${Math.ceil(of / ACROSS) * STEP}`
  const all = Array.from({ length: of }, (_, place) => place)
  return (
    <>
      <svg viewBox={size} aria-hidden="true">
        <path className="all" d={dots(all)} />
        <path d={dots(places)} />
      </svg>
      <span className="names">
        {names.map((name, index) => (
          <span key={name}>{index < names.length - 1 ? `${name}, ` : name}</span>
        ))}
      </span>
    </>
  )
}

/** Lines of no length, which round ends make dots of. */
const dots = (places: readonly number[]) =>
  places.map((place) => `M${(place % ACROSS) * STEP + STEP / 2} ${Math.floor(place / ACROSS) * STEP + STEP / 2}h0`).join('')
