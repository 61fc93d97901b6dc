/** What the development server sends to open pages when content or code has changed, and all is right. */
export const SITE_CHANGED = 'site:changed'
