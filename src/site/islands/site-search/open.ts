import { fetched } from '../../../engine/islands/arrive'
import { trusted } from '../../../engine/islands/trusted'
import { countEntries, parseIndex } from './index-file'
import type { FromWorker, ToWorker } from './messages'
import { isManifestText } from './parts/manifest'
import { createSearch, type Search, type SearchAnswer } from './search'
import workerAddress from './worker?worker&url'

/** Up to this number of entries the search runs on the main thread: it answers within a frame. */
const IN_PAGE = 1000

/** Debounce time of a search that fetches parts, in milliseconds, so that a typed word is one search. */
const PAUSE = 150

/** A search, and its debounce time in milliseconds. */
type OpenSearch = { search: Search; pause: number }

/** Fetches the index and creates its search: in a worker if it is large, or of an index in parts. Rejects if it cannot be fetched. */
export async function openSearch(address: string): Promise<OpenSearch> {
  const index = await fetched(address)
  if (isManifestText(index)) {
    const { openParts } = await import('./parts/open-parts')
    return { search: openParts(address, index), pause: PAUSE }
  }
  return { search: countEntries(index) > IN_PAGE ? searchInWorker(index) : createSearch(parseIndex(index)), pause: 0 }
}

/** A search in a worker. If the worker fails, the search continues on the main thread. */
function searchInWorker(index: string): Search {
  const waiting = new Map<number, { resolve: (answer: SearchAnswer) => void; again: () => void }>()
  let own: Search | undefined
  let last = 0
  const send = (message: ToWorker) => worker.postMessage(message, [])
  const searchHere: Search = (request) => {
    own ??= createSearch(parseIndex(index))
    return own(request)
  }
  const worker = new Worker(trusted().createScriptURL(workerAddress), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    waiting.get(data.id)?.resolve(data.answer)
    waiting.delete(data.id)
  })
  worker.addEventListener('error', (event) => {
    event.preventDefault()
    own ??= createSearch(parseIndex(index))
    for (const { again } of waiting.values()) again()
    waiting.clear()
  })
  send({ index })

  return (request) => {
    if (own) return searchHere(request)
    return new Promise((resolve) => {
      const id = ++last
      waiting.set(id, { resolve, again: () => resolve(searchHere(request)) })
      send({ id, request })
    })
  }
}
