import { useEffect, useState } from 'react'
import type { ListingItem } from './listing'

/**
 * The entries to look through: those of the page, or all of them once the index of a list of several pages has come. Until
 * then, and if it does not come, the page is searched.
 */
export function useAllItems(
  own: readonly ListingItem[],
  index: string | undefined,
  looking: boolean,
): { items: readonly ListingItem[]; loading: boolean } {
  const [all, setAll] = useState<readonly ListingItem[]>()
  const wanted = index !== undefined && looking && all === undefined

  useEffect(() => {
    if (!wanted) return
    const controller = new AbortController()
    load(index, controller.signal).then(setAll, (error: unknown) => controller.signal.aborted || reportError(error))
    return () => controller.abort()
  }, [index, wanted])

  return { items: (looking && all) || own, loading: wanted }
}

async function load(index: string, signal: AbortSignal): Promise<readonly ListingItem[]> {
  const answer = await fetch(index, { signal })
  const found: unknown = answer.ok ? await answer.json() : undefined
  if (!isListing(found)) throw new Error(`${index} is not a list of entries; it answers ${answer.status}.`)
  return found
}

// The file is made by the same build as this page; what is looked at tells it from an error page.
const isListing = (value: unknown): value is readonly ListingItem[] =>
  Array.isArray(value) &&
  value.every((item: unknown) => typeof item === 'object' && item !== null && 'id' in item && 'search' in item && 'kind' in item)
