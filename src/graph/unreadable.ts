import { problem, type SiteProblem } from '../errors/problem'
import { LARGEST_TEXT, type RawEntry } from './raw'

const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`

/** The problem of a file that could not be read. */
export function unreadableProblem({ file, reason }: Extract<RawEntry, { kind: 'unreadable' }>): SiteProblem {
  switch (reason.cause) {
    case 'encoding':
      return problem('file/encoding', { file })
    case 'size':
      return problem('file/too-large', { file }, megabytes(reason.bytes), megabytes(LARGEST_TEXT))
    case 'link':
      return problem('file/unreadable', { file }, 'it is a symbolic link or no plain file')
    case 'system':
      return problem('file/unreadable', { file }, reason.message)
  }
}
