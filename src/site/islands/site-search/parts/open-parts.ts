import { fetched } from '../../../../engine/islands/arrive'
import { sharedAttempts } from '../../../../engine/islands/attempts'
import { renewed } from '../renewed'
import type { Search } from '../search'
import { parseManifest } from './manifest'
import { createSearchOfParts } from './search-parts'

/** Fetches a part once: its address names its contents. */
const part = sharedAttempts((address: string) => fetched(address))

const searchOf = (manifest: string) => createSearchOfParts(parseManifest(manifest), part)

/**
 * Creates the search of an index in parts, of which the manifest has been fetched. After a part that did not come, the next request fetches
 * the manifest again, since a newer build may have taken the place of this one. Throws if it is no manifest.
 */
export function openParts(address: string, manifest: string): Search {
  let first: Search | undefined = searchOf(manifest)
  return renewed(async () => {
    const search = first ?? searchOf(await fetched(address))
    first = undefined
    return search
  })
}
