import { isHidden } from '../src/engine/content/read/hidden'
import { isSettled, stampOf } from '../src/engine/lib/file-stamp.mjs'
import { type FileState, filesIn } from './files/folder-state'

/** The metadata of the files of content, and the time at which it was read. */
export type ContentState = { files: readonly FileState[]; now: number }

/** Reads the metadata of the files of content and not the files, as git does. */
export const contentState = (content: string, now = Date.now()): ContentState => ({ files: filesIn(content, isHidden), now })

/**
 * The stamps of files by path, which tell whether a file has changed. A file changed so recently that its next change might not show has
 * none.
 */
export const stampsOf = ({ files, now }: ContentState): ReadonlyMap<string, string> =>
  new Map(files.flatMap((file) => (isSettled(file, now) ? [[file.path, stampOf(file)] as const] : [])))
