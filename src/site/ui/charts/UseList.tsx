import { unbroken } from '../../../engine/lib/text'

export type UseListProps = {
  /** Each with what it uses of each category. Categories of which it uses nothing are left out. */
  rows: readonly { title: string; href: string; uses: readonly { title: string; names: readonly string[] }[] }[]
}

/** Who uses what: a row for each, with the names of what it uses in a line, by category. Narrow windows leave the categories to readers. */
export const UseList = ({ rows }: UseListProps) => (
  <ul className="register close use-list">
    {rows.map(({ title, href, uses }) => (
      <li key={href} className="grid">
        <h3 className="c3">
          <a href={href}>{title}</a>
        </h3>
        <dl className="c9">
          {uses.map((use) => (
            <div key={use.title}>
              <dt>{use.title}</dt> <dd>{use.names.map(unbroken).join(', ')}</dd>
            </div>
          ))}
        </dl>
      </li>
    ))}
  </ul>
)
