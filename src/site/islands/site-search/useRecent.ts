import { useCallback, useState } from 'react'
import { readStored, store } from '../../../engine/islands/storage'
import { parseRecent, RECENT_KEY, withRecent } from './recent'

/** The last searches of this device, for what is rendered in browsers alone. Where storage is blocked there are none, and nothing else is lost. */
export function useRecent(): { recent: readonly string[]; remember: (query: string) => void; forget: () => void } {
  const [recent, setRecent] = useState(() => parseRecent(readStored(RECENT_KEY)))

  const remember = useCallback((query: string) => {
    // Another tab may have added some since.
    const next = withRecent(parseRecent(readStored(RECENT_KEY)), query)
    if (store(RECENT_KEY, JSON.stringify(next))) setRecent(next)
  }, [])
  const forget = useCallback(() => {
    store(RECENT_KEY, null)
    setRecent([])
  }, [])
  return { recent, remember, forget }
}
