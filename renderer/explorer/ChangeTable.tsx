import { matchingChanges } from './filter'
import type { Explorer } from './model'
import { EmptyState, FileLink, StateLabel, Table } from './parts'
import { hasWords, type Query } from './query'

const COLUMNS = [{ name: 'Day' }, { name: 'What' }, { name: 'File' }]

/** The entries that will appear or expire, and those that are not on the site today. */
export function ChangeTable({ explorer, query }: { explorer: Explorer; query: Query }) {
  const changes = matchingChanges(explorer, query)
  const allAway = explorer.files.filter(({ state }) => state !== 'published' && state !== 'wrong')
  const away = allAway.filter(({ state, title, file }) => hasWords(query.text, [title, file, state]))
  return (
    <>
      <h2>Next</h2>
      {explorer.changes.length === 0 && <EmptyState>Nothing appears or expires after {explorer.today}.</EmptyState>}
      {explorer.changes.length > 0 && changes.length === 0 && <EmptyState>No change matches. Search for fewer words.</EmptyState>}
      {changes.length > 0 && (
        <Table list="changes" columns={COLUMNS}>
          {changes.map(({ entry, date, kind }) => (
            <tr key={`${date} ${entry.file}`}>
              <td>
                <time dateTime={date}>{date}</time>
              </td>
              <td>{kind}</td>
              <th scope="row">
                <FileLink file={entry.file} query={query}>
                  {entry.file}
                </FileLink>
              </th>
            </tr>
          ))}
        </Table>
      )}
      <h2>Not on the site on {explorer.today}</h2>
      {allAway.length === 0 && <EmptyState>Every entry without errors is on the site.</EmptyState>}
      {allAway.length > 0 && away.length === 0 && <EmptyState>No entry matches. Search for fewer words.</EmptyState>}
      {away.length > 0 && (
        <ul className="away">
          {away.map((file) => (
            <li key={file.file}>
              <StateLabel file={file} />
              <FileLink file={file.file} query={query}>
                {file.title}
              </FileLink>
              <span className="path">{file.file}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
