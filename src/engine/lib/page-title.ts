/** The title of a page in the browser tab and in search results. */
export const pageTitle = (title: string, site: string) => `${title} · ${site}`
