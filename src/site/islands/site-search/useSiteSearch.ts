import { useEffect, useState } from 'react'
import { sharedAttempts } from '../../../engine/islands/attempts'
import { openSearch } from './open'
import { queryOf } from './query'
import type { SearchAnswer, SearchRequest } from './search'

export type SiteSearch = {
  /** What is looked for, as far as it is known: the answer before stays until the next one is there. Nothing without a text. */
  answer: SearchAnswer | undefined
  /** The answer is to an earlier text, or there is none yet. */
  waiting: boolean
  /** The index could not be loaded. Another text, or a connection that comes back, tries again. */
  failed: boolean
}

/** The search of an index, opened once for all that a page shows. */
const searchOf = sharedAttempts(openSearch)

/** Answers what is asked, and only the newest of it. The index is fetched as soon as a search is shown. */
export function useSiteSearch(index: string, { query, group, limit }: SearchRequest): SiteSearch {
  const [answer, setAnswer] = useState<SearchAnswer>()
  const [failed, setFailed] = useState(false)
  const isEmpty = queryOf(query).phrase === ''

  useEffect(() => {
    let late = false
    const ask = async () => {
      try {
        const search = await searchOf(index)
        const found = await search({ query, group, limit })
        if (late) return
        setAnswer(found)
        setFailed(false)
      } catch {
        // Said to the visitor, who can try again.
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
