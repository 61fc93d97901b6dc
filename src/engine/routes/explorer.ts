/** The address of the content explorer of the development server. A build does not have it. */
export const EXPLORER = '/__content'
/** The address that opens a file of content in an editor: `?file=stories/a.mdx&line=3`. */
export const EXPLORER_OPEN = `${EXPLORER}/open`
/** The address of the event stream that tells when content has changed. */
export const EXPLORER_CHANGES = `${EXPLORER}/changes`

/** The address at which the explorer shows a file. */
export const explorerOf = (file: string) => `${EXPLORER}?${new URLSearchParams({ file })}`
