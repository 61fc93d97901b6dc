import { parseIndex } from './index-file'
import type { FromWorker, ToWorker } from './messages'
import { createSearch, type Search } from './search'

/* Runs the search of a large index outside of the page. It answers messages in order. */

let search: Search | undefined

addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
  if ('index' in data) search = createSearch(parseIndex(data.index))
  else if (search) {
    const answer: FromWorker = { id: data.id, answer: await search(data.request) }
    postMessage(answer)
  }
})
