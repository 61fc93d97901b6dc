import { parseIndex } from './index-file'
import type { FromWorker, ToWorker } from './messages'
import { createSearch, type Search } from './search'

/* The search of a large index, beside the page: it answers messages one after the other. */

let search: Search | undefined

addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
  if ('index' in data) search = createSearch(parseIndex(data.index))
  else if (search) {
    const answer: FromWorker = { id: data.id, answer: await search(data.request) }
    postMessage(answer)
  }
})
