import { problem, type SiteProblem } from '../../problems/problem'
import { LARGEST_TEXT } from './limits'
import type { RawEntry } from './raw-entry'

const size = (bytes: number) => `${bytes.toLocaleString('en-US')} bytes`

/** The problem of a file that could not be read. */
export function unreadableProblem({ file, reason }: Extract<RawEntry, { kind: 'unreadable' }>): SiteProblem {
  switch (reason.cause) {
    case 'encoding':
      return problem('file/encoding', reason.found === undefined ? { file, ...reason.place } : { file }, reason.found)
    case 'size':
      return problem('file/too-large', { file }, size(reason.bytes), size(LARGEST_TEXT))
    case 'system':
      return problem('file/unreadable', { file }, reason.message)
  }
}
