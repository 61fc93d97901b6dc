import { fill } from '../../../engine/lib/text'
import { CopyButton, type CopyWords } from '../layout/CopyButton'
import { TableScroll } from '../prose/TableScroll'

/** An address: its column and its text, which of one that can be copied is the part after the origin. */
export type SubscriptionAddress = { label: string; href: string; text: string; origin?: string }

/** Something to subscribe to. */
type Row = { title: string; home: string; text: string; addresses: readonly SubscriptionAddress[] }

type SubscriptionTableProps = {
  /** What the rows are: above the first column, and the name of the table. */
  label: string
  /** All with addresses of the same columns. */
  rows: readonly Row[]
  /** Whether the first row is all of it, with a larger name. */
  lead?: boolean
  /** Words of the buttons that copy addresses; their names have `{kind}` and `{title}`. */
  copying: CopyWords & { name: string }
}

/**
 * What can be subscribed to, a row each, and its addresses, a column each. Of an address its own part is seen, and the whole of it is read
 * and copied.
 */
export const SubscriptionTable = ({ label, rows, lead, copying }: SubscriptionTableProps) => (
  <div className={lead ? 'subscription-table lead' : 'subscription-table'}>
    <TableScroll name={{ label }} stacked>
      <thead>
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
              <td key={address.label} data-head={address.label}>
                <a className="link" href={address.href}>
                  {address.origin && <span className="sr">{address.origin}</span>}
                  <Path text={address.text} />
                </a>{' '}
                {address.origin && <CopyButton words={copying} name={fill(copying.name, { kind: address.label, title: row.title })} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableScroll>
  </div>
)

/** An address without its origin, which breaks before its last part if it does not fit on a line. */
function Path({ text }: { text: string }) {
  const end = text.lastIndexOf('/') + 1
  return (
    <>
      {text.slice(0, end)}
      <wbr />
      {text.slice(end)}
    </>
  )
}
