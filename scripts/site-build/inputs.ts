import { keyOf } from '../../renderer/key'
import { isHidden } from '../../src/engine/content/read/read'
import type { Place } from '../place.mjs'
import { filesIn } from './folder-state'

/**
 * Everything that a build is made from besides content: the key of the code, the day, settings, whether it is a preview, where it is published, limits, the
 * notices of licences, and the outputs that it skips.
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

/**
 * The key of everything that a build is made from. Files of content are compared by size, times and number, without reading them, as
 * systems for versions do. Undefined where a file may change again without a new time: one that was saved just now, or in a time to come.
 */
export function inputsKey(
  content: string,
  { codeKey, asOf, today, settings, isPreview, place, limits, notices, skip }: OtherInputs,
  now = Date.now(),
): string | undefined {
  const files = filesIn(content, isHidden)
  if (files.some(({ modified, changed }) => Math.max(modified, changed) > now - SETTLED)) return undefined
  return keyOf(codeKey, asOf, today, settings, isPreview, place, limits, notices, skip, files)
}

/** Milliseconds after which a further change of a file gives it another time, on every file system. */
const SETTLED = 2_000
