/** The patterns of all addresses, by kind of page. */
export const routes = {
  home: '/',
  about: '/about',
  contact: '/contact',
  notes: '/notes',
  note: '/notes/:slug',
} as const

/** The feed, and its media type. */
export const FEED = '/feed.xml'
export const FEED_TYPE = 'application/atom+xml'
