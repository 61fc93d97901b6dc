import { keyOf } from '../../renderer/key'
import { isHidden } from '../../src/engine/content/read/read'
import { isSettled, stampOf } from '../../src/engine/lib/file-stamp.mjs'
import type { Place } from '../place.mjs'
import { type FileState, filesIn } from './folder-state'

/**
 * Everything that a build is made from besides content: the key of the code, the day, settings, whether it is a preview, where it is
 * published, limits, the notices of licences, and the outputs that it skips.
 */
export type OtherInputs = {
  codeKey: string
  asOf: string | undefined
  today: string
  settings: unknown
  isPreview: boolean
  place: Place
  limits: string
  notices: string
  skip: readonly string[]
}

/** The files of a folder of content as the system knows them, and when it was asked. */
export type ContentState = { files: readonly FileState[]; now: number }

/** Looks at the files of content without reading them, as systems for versions do. */
export const contentState = (content: string, now = Date.now()): ContentState => ({ files: filesIn(content, isHidden), now })

/**
 * The key of everything that a build is made from. Files of content are compared by size, times and number. Undefined where one may change
 * again without a new time.
 */
export function inputsKey(
  { files, now }: ContentState,
  { codeKey, asOf, today, settings, isPreview, place, limits, notices, skip }: OtherInputs,
): string | undefined {
  if (!files.every((file) => isSettled(file, now))) return undefined
  return keyOf(codeKey, asOf, today, settings, isPreview, place, limits, notices, skip, files)
}

/** What tells whether each file of content has changed, by path, as far as it tells. */
export const stampsOf = ({ files, now }: ContentState): ReadonlyMap<string, string> =>
  new Map(files.flatMap((file) => (isSettled(file, now) ? [[file.path, stampOf(file)] as const] : [])))
