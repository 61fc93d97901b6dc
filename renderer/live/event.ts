/** The event that the development server sends to open pages when content or code has changed and has no errors. */
export const SITE_CHANGED = 'site:changed'
