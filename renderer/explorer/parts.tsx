import type { ReactNode } from 'react'
import type { Place } from '../../src/engine/problems/problem'
import type { ContentFile } from './files'
import { addressOf, openAddressOf, type Query, STATES } from './query'

/** `1 file`, `2 files`. */
export const count = (number: number, noun: string) => `${number.toLocaleString('en-US')} ${noun}${number === 1 ? '' : 's'}`

/** The state of a file in words, with its day and a colored dot. */
export function StateLabel({ file: { state, when } }: { file: Pick<ContentFile, 'state' | 'when'> }) {
  return (
    <span className={`state ${state}`}>
      {STATES[state]}
      {when !== undefined && <time dateTime={when}> {when}</time>}
    </span>
  )
}

/** A link that opens a place in the editor. The server answers without a page, so a browser stays on this one. */
export function EditorLink({ place, children }: { place: Pick<Place, 'file' | 'line' | 'column'>; children?: ReactNode }) {
  return (
    <a className="editor" href={openAddressOf(place)} data-editor="" rel="nofollow">
      {children ?? (place.line === undefined ? place.file : `${place.file}:${place.line}`)}
    </a>
  )
}

/** A link that opens a file in the explorer; the rest of the query stays as it is. */
export function FileLink({ file, query, children }: { file: string; query: Query; children: ReactNode }) {
  return (
    <a href={addressOf({ ...query, file })} data-file={file} aria-current={query.file === file ? 'true' : undefined}>
      {children}
    </a>
  )
}

/** Closes the open file. */
export const CloseLink = ({ query }: { query: Query }) => (
  <a className="close" href={addressOf({ ...query, file: '' })} data-file="">
    Close
  </a>
)

/** A table with the names of its columns. */
export function Table({ list, columns, children }: { list: string; columns: readonly Column[]; children: ReactNode }) {
  return (
    <table className={list}>
      <thead>
        <tr>
          {columns.map(({ name, className }) => (
            <th key={name} scope="col" className={className}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

type Column = { name: string; className?: string }

/** The text that is shown instead of an empty list. */
export const EmptyState = ({ children }: { children: ReactNode }) => <p className="nothing">{children}</p>

const oneDecimal = (number: number) => number.toLocaleString('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
export const kilobytes = (bytes: number) => `${oneDecimal(bytes / 1000)} kB`
export const milliseconds = (time: number) => `${oneDecimal(time)} ms`
