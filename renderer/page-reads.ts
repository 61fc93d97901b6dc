import type { Members } from '../src/engine/lib/reads'

/** The name under which it is noted that an output asks a page for its drawings. */
export const DRAWINGS_OF_PAGES = 'drawings'

/** The name under which it is noted that an output asks a page for its key, which every change of a page changes. */
export const KEYS_OF_PAGES = 'pages'

/** The names under which it is noted that an output asks pages for their heads. */
export const HEADS_OF_PAGES: Members = { nameOf: (page) => headName(page as { address: string }), nameOfAll: 'heads' }

/** The name under which it is noted that an output asks a page for its head. */
export const headName = ({ address }: { address: string }) => `head ${address}`
