import { useEffect, useState } from 'react'
import { openSearch } from './open'
import { queryOf } from './query'
import type { Search, SearchAnswer, SearchRequest } from './search'

export type SiteSearch = {
  /** What is looked for, as far as it is known: the answer before stays until the next one is there. Nothing without a text. */
  answer: SearchAnswer | undefined
  /** The answer is to an earlier text, or there is none yet. */
  waiting: boolean
  /** The index could not be loaded. Another text, or a connection that comes back, tries again. */
  failed: boolean
}

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

const opened = new Map<string, Promise<Search>>()

/**
 * The search of an index, opened once for all that a page shows. One that failed is opened anew, also for those who
 * asked while it was on its way: what failed it may be over by then.
 */
function searchOf(index: string): Promise<Search> {
  const known = opened.get(index)
  return known ? known.catch(() => opened.get(index) ?? open(index)) : open(index)
}

function open(index: string): Promise<Search> {
  const search = openSearch(index)
  opened.set(index, search)
  search.catch(() => opened.delete(index))
  return search
}
