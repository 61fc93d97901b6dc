import { keyOf } from '../../renderer/key'
import { isSettled } from '../../src/engine/lib/file-stamp.mjs'
import type { ContentState } from '../content-state'
import type { SiteAddress } from '../site-address.mjs'

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
  siteAddress: SiteAddress
  limits: string
  notices: string
  skip: readonly string[]
}

/**
 * The key of everything that a build is made from. Files of content count by size, times and inode. Undefined if one was changed so
 * recently that its next change might not show.
 */
export function inputsKey(
  { files, now }: ContentState,
  { codeKey, asOf, today, settings, isPreview, siteAddress, limits, notices, skip }: OtherInputs,
): string | undefined {
  if (!files.every((file) => isSettled(file, now))) return undefined
  return keyOf(codeKey, asOf, today, settings, isPreview, siteAddress, limits, notices, skip, files)
}
