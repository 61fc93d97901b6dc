import { useEffect, useState } from 'react'
import { sharedAttempts } from '../../../engine/islands/attempts'
import { openSearch } from './open'
import { queryOf } from './query'
import type { SearchAnswer, SearchRequest } from './search'

export type SiteSearch = {
  /** The newest answer; it stays until the next one comes. Undefined without a query. */
  answer: SearchAnswer | undefined
  /** Whether the answer to the current query is missing. */
  waiting: boolean
  /** Whether the index could not be loaded. Another query, or the `online` event, tries again. */
  failed: boolean
}

/** The search of an index, shared by all components of a page. */
const searchOf = sharedAttempts(openSearch)

/** Answers the newest request. The index is fetched when a search is first shown. */
export function useSiteSearch(index: string, { query, group, limit }: SearchRequest): SiteSearch {
  const [answer, setAnswer] = useState<SearchAnswer>()
  const [failed, setFailed] = useState(false)
  const isEmpty = queryOf(query).phrase === ''

  useEffect(() => {
    let late = false
    const ask = async () => {
      try {
        const { search, pause } = await searchOf(index)
        if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause))
        if (late) return
        const found = await search({ query, group, limit })
        if (late) return
        setAnswer(found)
        setFailed(false)
      } catch {
        // `failed` is shown to the visitor, who can try again.
        if (!late) setFailed(true)
      }
    }
    void ask()
    window.addEventListener('online', ask)
    return () => {
      late = true
      window.removeEventListener('online', ask)
    }
  }, [index, query, group, limit])

  return { answer: isEmpty ? undefined : answer, waiting: !isEmpty && !failed && answer?.query !== query, failed: !isEmpty && failed }
}
