import { fill } from '../../../engine/lib/text'
import { CopyButton, type CopyWords } from '../layout/CopyButton'
import { TableScroll } from '../prose/TableScroll'

/** An address: its column label, its URL, the text of its link, and the absolute address if it can be copied. */
export type SubscriptionAddress = { label: string; href: string; text: string; whole?: string }

/** Something to subscribe to. */
type Row = { title: string; home: string; text: string; addresses: readonly SubscriptionAddress[] }

type SubscriptionTableProps = {
  /** Heading of the first column, and the name of the table. */
  label: string
  /** Their addresses have the same columns. */
  rows: readonly Row[]
  /** Words of the buttons that copy addresses; their names have `{kind}` and `{title}`. */
  copying: CopyWords & { name: string }
}

/** What can be subscribed to, a row each, with a column for each kind of address. Each address is a link, and can be copied or selected. */
export const SubscriptionTable = ({ label, rows, copying }: SubscriptionTableProps) => (
  <div className="subscription-table">
    <TableScroll name={{ label }}>
      <thead className="sr">
        <tr>
          {[label, ...(rows[0]?.addresses.map((address) => address.label) ?? [])].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.home}>
            <th scope="row">
              <a href={row.home}>{row.title}</a>
              <p className="excerpt">{row.text}</p>
            </th>
            {row.addresses.map((address) => (
              <td key={address.label}>
                <a className="link" href={address.href}>
                  {address.text}
                  <span className="sr">, {row.title}</span>
                </a>{' '}
                {address.whole && (
                  <CopyButton
                    words={copying}
                    name={fill(copying.name, { kind: address.label, title: row.title })}
                    hidden={address.whole}
                    sign
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableScroll>
  </div>
)
