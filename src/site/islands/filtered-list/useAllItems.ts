import { useEffect, useState } from 'react'
import { sharedAttempts } from '../../../engine/islands/attempts'
import { fetchJson, NetworkError } from '../../../engine/islands/network'
import { isInitial } from '../filters/filters'
import { INITIAL, type ListState } from './entries'
import type { ListingItem } from './listing'

/**
 * The entries to filter: those of this page, and those of all pages once the index of the list is loaded. If loading fails, only the
 * entries of this page are filtered, and the next change of the filters tries again.
 */
export function useAllItems(
  own: readonly ListingItem[],
  index: string | undefined,
  state: ListState,
): { items: readonly ListingItem[]; loading: boolean } {
  const [all, setAll] = useState<readonly ListingItem[]>()
  const [missed, setMissed] = useState(INITIAL)
  const looking = !isInitial(state)
  const loading = index !== undefined && looking && all === undefined && missed !== state

  useEffect(() => {
    if (!loading) return
    let late = false
    allItems(index).then(setAll, (error: unknown) => {
      if (late) return
      setMissed(state)
      if (!(error instanceof NetworkError)) reportError(error)
    })
    return () => {
      late = true
    }
  }, [index, loading, state])

  return { items: (looking && all) || own, loading }
}

/** The entries of an index; requests at the same time share one fetch. */
const allItems = sharedAttempts(async (index: string): Promise<readonly ListingItem[]> => {
  const found = await fetchJson<unknown>(index)
  if (!isListing(found)) throw new Error(`${index} is not a list of entries.`)
  return found
})

// The index comes from the same build as this page, so this check only needs to recognize an error page.
const isListing = (value: unknown): value is readonly ListingItem[] =>
  Array.isArray(value) &&
  value.every((item: unknown) => typeof item === 'object' && item !== null && 'id' in item && 'search' in item && 'kind' in item)
