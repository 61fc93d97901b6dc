import type { SearchAnswer, SearchRequest } from './search'

/** What the page says to the worker: first the text of the index, then what is looked for, each with a number. */
export type ToWorker = { index: string } | { id: number; request: SearchRequest }

/** What the worker says to the page: the answer with the same number. */
export type FromWorker = { id: number; answer: SearchAnswer }
