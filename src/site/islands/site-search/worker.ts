import { parseIndex } from './index-file'
import type { FromWorker, ToWorker } from './messages'
import { createSearch, type Search } from './search'

/* Runs the search of a large index in a worker. It answers messages in order. */

let search: Search | undefined

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('index' in data) search = createSearch(parseIndex(data.index))
  else if (search)
    search(data.request)
      .then((answer) => postMessage({ id: data.id, answer } satisfies FromWorker))
      // An uncaught error makes the page continue the search on the main thread.
      .catch(reportError)
})
