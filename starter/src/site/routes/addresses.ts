/** The patterns of all addresses, by the names of their kinds of pages. */
export const routes = {
  home: '/',
  about: '/about',
  contact: '/contact',
  notes: '/notes',
  note: '/notes/:slug',
} as const
