import { changesAsked } from './filter'
import type { Explorer } from './model'
import { FileLink, Nothing, StateLabel } from './parts'
import { hasWords, type Query } from './query'

/** What will appear or expire by itself, and what is not on the site today. */
export function ChangeTable({ explorer, query }: { explorer: Explorer; query: Query }) {
  const changes = changesAsked(explorer, query)
  const away = explorer.files.filter(
    ({ state, title, file }) => state !== 'published' && state !== 'wrong' && hasWords(query.text, [title, file, state]),
  )
  return (
    <>
      <h2>Next</h2>
      {changes.length === 0 ? (
        <Nothing>Nothing appears or expires after {explorer.today}.</Nothing>
      ) : (
        <table className="changes">
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">What</th>
              <th scope="col">File</th>
            </tr>
          </thead>
          <tbody>
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
          </tbody>
        </table>
      )}
      <h2>Not on the site on {explorer.today}</h2>
      {away.length === 0 ? (
        <Nothing>Every entry is on the site.</Nothing>
      ) : (
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
