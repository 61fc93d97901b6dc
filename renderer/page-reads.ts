/** The name under which it is noted that an output asks a page for its drawings. */
export const DRAWINGS_OF_PAGES = 'drawings'

/** The name under which it is noted that an output asks a page for its key, which every change of a page changes. */
export const KEYS_OF_PAGES = 'pages'
