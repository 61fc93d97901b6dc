import { matchingPages } from './filter'
import type { Explorer } from './model'
import { EmptyState, FileLink, kilobytes, milliseconds } from './parts'
import { addressOf, type Query } from './query'

const ORDERS = { address: 'Page', bytes: 'HTML', time: 'Render' } as const satisfies Record<Query['order'], string>

/** All pages, each with its size and the time that it took to render it. */
export function PageTable({ explorer, query }: { explorer: Explorer; query: Query }) {
  const pages = matchingPages(explorer, query)
  if (explorer.pagesState === 'measuring' && explorer.pages.length === 0) return <EmptyState>The pages are being measured.</EmptyState>
  if (explorer.pagesState === 'none') return <EmptyState>There are no pages yet: they are made once the content has no errors.</EmptyState>
  if (pages.length === 0) return <EmptyState>No page matches. Search for fewer words.</EmptyState>
  const sum = (of: (page: (typeof pages)[number]) => number) => pages.reduce((total, page) => total + of(page), 0)
  return (
    <>
      <p className="found">
        {kilobytes(sum(({ bytes }) => bytes))} of HTML, {kilobytes(sum(({ compressed }) => compressed))} compressed by gzip, rendered in{' '}
        {milliseconds(sum((page) => page.milliseconds))} by the development server. A build is faster, and removes white space from styles.
        {explorer.pagesState === 'measuring' && ' Further pages are being measured.'}
      </p>
      <table className="pages">
        <thead>
          <tr>
            <Sortable order="address" query={query} />
            <th scope="col" className="wide">
              File
            </th>
            <Sortable order="bytes" query={query} />
            <th scope="col" className="wide number">
              gzip
            </th>
            <Sortable order="time" query={query} />
          </tr>
        </thead>
        <tbody>
          {pages.map(({ page, bytes, compressed, milliseconds: time }) => (
            <tr key={page.address}>
              <th scope="row">
                <a href={page.address}>{page.address}</a>
                <span className="sub">{page.head.title}</span>
              </th>
              <td className="wide">
                <FileLink file={page.source} query={query}>
                  {page.source}
                </FileLink>
              </td>
              <td className="number">{kilobytes(bytes)}</td>
              <td className="wide number">{kilobytes(compressed)}</td>
              <td className="number">{milliseconds(time)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function Sortable({ order, query }: { order: Query['order']; query: Query }) {
  const isCurrent = query.order === order
  return (
    <th
      scope="col"
      className={order === 'address' ? undefined : 'number'}
      aria-sort={isCurrent ? (order === 'address' ? 'other' : 'descending') : undefined}
    >
      <a href={addressOf({ ...query, order })}>{ORDERS[order]}</a>
    </th>
  )
}
