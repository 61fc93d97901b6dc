import { isHidden } from '../src/engine/content/read/read'
import { isSettled, stampOf } from '../src/engine/lib/file-stamp.mjs'
import { type FileState, filesIn } from './files/folder-state'

/** The files of a folder of content as the system knows them, and when it was asked. */
export type ContentState = { files: readonly FileState[]; now: number }

/** Looks at the files of content without reading them, as systems for versions do. */
export const contentState = (content: string, now = Date.now()): ContentState => ({ files: filesIn(content, isHidden), now })

/** What tells whether each file of content has changed, by path, as far as it tells. */
export const stampsOf = ({ files, now }: ContentState): ReadonlyMap<string, string> =>
  new Map(files.flatMap((file) => (isSettled(file, now) ? [[file.path, stampOf(file)] as const] : [])))
