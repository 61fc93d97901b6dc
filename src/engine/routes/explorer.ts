/** The content explorer of the development server. It is no page of the site, and no build makes it. */
export const EXPLORER = '/__content'
/** Opens a content file in the editor of whoever asks: `?file=blog/a.mdx&line=3`. */
export const EXPLORER_OPEN = `${EXPLORER}/open`
/** An event stream that says when content has been read again. */
export const EXPLORER_CHANGES = `${EXPLORER}/changes`

/** Where the explorer shows one file of content. */
export const explorerOf = (file: string) => `${EXPLORER}?${new URLSearchParams({ file })}`
