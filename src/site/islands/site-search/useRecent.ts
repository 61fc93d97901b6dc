import { useCallback, useState } from 'react'
import { readStored, store } from '../../../engine/islands/storage'
import { parseRecent, RECENT_KEY } from './recent'
import { rememberSearch } from './remember'

/**
 * The recent searches of this device, for components that only render in browsers. Where storage is blocked, the list is empty.
 */
export function useRecent(): { recent: readonly string[]; remember: (query: string) => void; forget: () => void } {
  const [recent, setRecent] = useState(() => parseRecent(readStored(RECENT_KEY)))

  const remember = useCallback((query: string) => {
    const next = rememberSearch(query)
    if (next) setRecent(next)
  }, [])
  const forget = useCallback(() => {
    store(RECENT_KEY, null)
    setRecent([])
  }, [])
  return { recent, remember, forget }
}
