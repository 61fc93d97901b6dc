/** The event that the development server sends to open pages when content or code has changed and has no errors. */
export const SITE_CHANGED = 'site:changed'

/** The event by which a page says, when it begins to listen, which version it is. The server answers if the page has missed something. */
export const SITE_SHOWN = 'site:shown'
