import type { SearchAnswer, SearchRequest } from './search'

/** Messages to the worker: first the text of the index, then search requests, each with a number. */
export type ToWorker = { index: string } | { id: number; request: SearchRequest }

/** Message from the worker: the answer to the request with this number. */
export type FromWorker = { id: number; answer: SearchAnswer }
