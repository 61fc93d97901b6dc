import { errorsIn } from '../../src/engine/problems/problem'
import { matchingFiles } from './filter'
import type { ExploredFile, Explorer } from './model'
import { count, EmptyState, FileLink, StateLabel, Table } from './parts'
import type { Query } from './query'

const COLUMNS = [
  { name: 'State' },
  { name: 'File' },
  { name: 'Date', className: 'wide' },
  { name: 'Used by', className: 'wide number' },
  { name: 'Pages', className: 'wide number' },
]

/** The files that match the query. */
export function FileTable({ explorer, query }: { explorer: Explorer; query: Query }) {
  const files = matchingFiles(explorer, query)
  if (files.length === 0) return <EmptyState>No file matches. Clear a filter, or search for fewer words.</EmptyState>
  return (
    <Table list="files" columns={COLUMNS}>
      {files.map((file) => (
        <Row key={file.file} file={file} query={query} hasPages={explorer.pages.length > 0} />
      ))}
    </Table>
  )
}

function Row({ file, query, hasPages }: { file: ExploredFile; query: Query; hasPages: boolean }) {
  const errors = errorsIn(file.problems).length
  const warnings = file.problems.length - errors
  return (
    <tr>
      <td>
        <StateLabel file={file} />
      </td>
      <th scope="row">
        <FileLink file={file.file} query={query}>
          {file.title}
        </FileLink>
        <span className="under">
          <span className="path">{file.file}</span>
          {errors > 0 && <span className="mark error">{count(errors, 'error')}</span>}
          {warnings > 0 && <span className="mark warning">{count(warnings, 'warning')}</span>}
          {file.isOrphan && <span className="mark">orphan</span>}
          {file.tags.map((tag) => (
            <span key={tag} className="tag">
              {tag}
            </span>
          ))}
        </span>
      </th>
      <td className="wide">{file.date !== undefined && <time dateTime={file.date}>{file.date}</time>}</td>
      <td className="wide number">{file.collection === undefined ? '' : file.referredBy.length}</td>
      <td className="wide number">{hasPages && file.collection !== undefined ? file.appearsOn.length : ''}</td>
    </tr>
  )
}
