import { useEffect, useRef, useState } from 'react'
import { fetched, NotArrived } from '../../../engine/islands/arrive'
import { isInitial } from '../filters/filters'
import { type ExplorerState, INITIAL } from './explorer'
import type { ListingItem } from './listing'

/**
 * The entries to look through: those of the page, or all of them once the index of a list of several pages has come. Until
 * then, and if it does not come, the page is searched; the next change of the state asks for it again.
 */
export function useAllItems(
  own: readonly ListingItem[],
  index: string | undefined,
  state: ExplorerState,
): { items: readonly ListingItem[]; loading: boolean } {
  const [all, setAll] = useState<readonly ListingItem[]>()
  const [missed, setMissed] = useState(INITIAL)
  const looking = !isInitial(state)
  const loading = index !== undefined && looking && all === undefined && missed !== state

  // Who types on meanwhile does not make it start again.
  const latest = useRef(state)
  useEffect(() => {
    latest.current = state
  })

  useEffect(() => {
    if (!loading) return
    const controller = new AbortController()
    load(index, controller.signal).then(setAll, (error: unknown) => {
      if (controller.signal.aborted) return
      setMissed(latest.current)
      if (!(error instanceof NotArrived)) reportError(error)
    })
    return () => controller.abort()
  }, [index, loading])

  return { items: (looking && all) || own, loading }
}

async function load(index: string, signal: AbortSignal): Promise<readonly ListingItem[]> {
  const found: unknown = JSON.parse(await fetched(index, { signal }))
  if (!isListing(found)) throw new Error(`${index} is not a list of entries.`)
  return found
}

// The file is made by the same build as this page; what is looked at tells it from an error page.
const isListing = (value: unknown): value is readonly ListingItem[] =>
  Array.isArray(value) &&
  value.every((item: unknown) => typeof item === 'object' && item !== null && 'id' in item && 'search' in item && 'kind' in item)
