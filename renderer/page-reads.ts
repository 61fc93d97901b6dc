import type { Members } from '../src/engine/lib/reads'

/** The dependency of an output on the drawings of pages. */
export const DRAWINGS_OF_PAGES = 'drawings'

/** The dependency of an output on the keys of pages, which every change of a page changes. */
export const KEYS_OF_PAGES = 'pages'

/** The dependencies of an output on the heads of pages. */
export const HEADS_OF_PAGES: Members = { nameOf: (page) => headName(page as { address: string }), nameOfAll: 'heads' }

/** The dependency of an output on the head of a page. */
export const headName = ({ address }: { address: string }) => `head ${address}`
