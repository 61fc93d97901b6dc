import { useCallback, useState } from 'react'
import { readStored, store } from '../../../engine/islands/storage'
import { parseRecent, RECENT_KEY, withRecent } from './recent'

/** The recent searches of this device, for components that only render in browsers. If storage is blocked, the list is empty. */
export function useRecent(): { recent: readonly string[]; remember: (query: string) => void; forget: () => void } {
  const [recent, setRecent] = useState(() => parseRecent(readStored(RECENT_KEY)))

  const remember = useCallback((query: string) => {
    // Another tab may have added searches.
    const next = withRecent(parseRecent(readStored(RECENT_KEY)), query)
    if (store(RECENT_KEY, JSON.stringify(next))) setRecent(next)
  }, [])
  const forget = useCallback(() => {
    store(RECENT_KEY, null)
    setRecent([])
  }, [])
  return { recent, remember, forget }
}
