import { sharedAttempts } from '../../../../engine/islands/attempts'
import { fetchText } from '../../../../engine/islands/network'
import { recreateOnFailure } from '../recreate-on-failure'
import type { Search } from '../search'
import { parseManifest } from './manifest'
import { createSearchOfParts } from './search-parts'

/** Cached forever: the address of a part contains the hash of its contents. */
const part = sharedAttempts((address: string) => fetchText(address))

const searchOf = (manifest: string) => createSearchOfParts(parseManifest(manifest), part)

/**
 * Creates the search of an index in parts from its manifest. If a part cannot be fetched, the next request fetches the manifest again,
 * since a newer build may have been published. Throws if `manifest` is none.
 */
export function openParts(address: string, manifest: string): Search {
  let first: Search | undefined = searchOf(manifest)
  return recreateOnFailure(async () => {
    const search = first ?? searchOf(await fetchText(address))
    first = undefined
    return search
  })
}
