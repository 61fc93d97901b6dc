import { useEffect, useState } from 'react'
import { queryOf } from './query'
import type { SearchAnswer, SearchRequest } from './search'
import { searchOf, textsOf } from './shared'
import type { SearchProps } from './words'

/** An answer, and the group that was requested. */
type GroupAnswer = SearchAnswer & Pick<SearchRequest, 'group'>

export type SiteSearch = {
  /** The newest answer; it stays until the next one. Undefined without a query. */
  answer: GroupAnswer | undefined
  /** The newest answer that includes texts, so that its number of results is final. Undefined without a query. */
  whole: GroupAnswer | undefined
  /** Whether the current query is not answered yet. */
  waiting: boolean
  /** Whether the index could not be loaded. Another query, or the `online` event, tries again. */
  failed: boolean
}

/** Answers the newest request. The index is fetched when a search is first shown, that of texts with the first query. */
export function useSiteSearch({ index, texts }: Pick<SearchProps, 'index' | 'texts'>, { query, group, limit }: SearchRequest): SiteSearch {
  const [answer, setAnswer] = useState<GroupAnswer>()
  const [whole, setWhole] = useState<GroupAnswer>()
  const [failed, setFailed] = useState(false)
  const isEmpty = queryOf(query).phrase === ''

  useEffect(() => {
    let late = false
    const ask = async () => {
      try {
        const { search, pause } = await searchOf(index)
        if (isEmpty) return
        if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause))
        if (late) return
        const request = { query, group, limit }
        const found = await search(request)
        if (late) return
        // If later results can only be added below these, they are shown at once.
        if (isSettled(found)) setAnswer({ ...found, group })
        // If the texts cannot be loaded, the other results remain.
        const all = await textsOf(texts)
          .then((add) => add(found, request))
          .catch(() => found)
        if (late) return
        setAnswer({ ...all, group })
        setWhole({ ...all, group })
        setFailed(false)
      } catch {
        // `failed` is shown to the visitor, who can try again.
        if (!late) setFailed(true)
      }
    }
    void ask()
    addEventListener('online', ask)
    return () => {
      late = true
      removeEventListener('online', ask)
    }
  }, [index, texts, query, group, limit, isEmpty])

  if (isEmpty) return { answer: undefined, whole: undefined, waiting: false, failed: false }
  return { answer, whole, waiting: !failed && (answer?.query !== query || answer.group !== group), failed }
}

/** Whether all results of an answer keep their place when texts are added. */
const isSettled = ({ groups }: SearchAnswer) => groups.length > 0 && groups.every(({ name }) => name !== 'close')
