import { fetched } from '../../../../engine/islands/arrive'
import { sharedAttempts } from '../../../../engine/islands/attempts'
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
  let current: Promise<Search> | undefined = Promise.resolve(searchOf(manifest))
  return async (request) => {
    current ??= fetched(address).then(searchOf)
    const used = current
    try {
      const search = await used
      return await search(request)
    } catch (error) {
      if (current === used) current = undefined
      throw error
    }
  }
}
