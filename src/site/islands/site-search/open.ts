import { fetchText } from '../../../engine/islands/network'
import { trusted } from '../../../engine/islands/trusted'
import { countEntries, parseIndex } from './index-file'
import type { FromWorker, ToWorker } from './messages'
import { isManifestText } from './parts/manifest'
import { createSearch, type Search, type SearchAnswer, type SearchRequest } from './search'
import workerAddress from './worker?worker&url'

/** Up to this number of entries the search runs on the main thread: it answers within a frame. */
const IN_PAGE = 1000

/** Debounce time of a search that fetches parts, in milliseconds, so that a typed word is one search. */
const PAUSE = 150

/** A search, and its debounce time in milliseconds. */
type OpenSearch = { search: Search; pause: number }

/** Fetches the index and creates its search: in a worker if it is large, or of an index in parts. Rejects if it cannot be fetched. */
export async function openSearch(address: string): Promise<OpenSearch> {
  const index = await fetchText(address)
  if (isManifestText(index)) {
    const { openParts } = await import('./parts/open-parts')
    return { search: openParts(address, index), pause: PAUSE }
  }
  return { search: countEntries(index) > IN_PAGE ? searchInWorker(address, index) : createSearch(parseIndex(index)), pause: 0 }
}

/** A search in the page. Rejects for a text that is no index, and fetches it again for the next request. */
function searchInPage(address: string, fetchedBefore: string): Search {
  let index: string | undefined = fetchedBefore
  let search: Search | undefined
  return async (request) => {
    index ??= await fetchText(address)
    try {
      search ??= createSearch(parseIndex(index))
    } catch (cause) {
      index = undefined
      throw cause
    }
    return search(request)
  }
}

/** A search in a worker. If the worker fails, the search continues on the main thread. */
function searchInWorker(address: string, index: string): Search {
  const waiting = new Map<number, { resolve: (answer: SearchAnswer | Promise<SearchAnswer>) => void; request: SearchRequest }>()
  let own: Search | undefined
  let last = 0
  const send = (message: ToWorker) => worker.postMessage(message, [])
  const worker = new Worker(trusted().createScriptURL(workerAddress), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    waiting.get(data.id)?.resolve(data.answer)
    waiting.delete(data.id)
  })
  worker.addEventListener('error', (event) => {
    event.preventDefault()
    own ??= searchInPage(address, index)
    for (const { resolve, request } of waiting.values()) resolve(own(request))
    waiting.clear()
  })
  send({ index })

  return (request) => {
    if (own) return own(request)
    return new Promise((resolve) => {
      const id = ++last
      waiting.set(id, { resolve, request })
      send({ id, request })
    })
  }
}
