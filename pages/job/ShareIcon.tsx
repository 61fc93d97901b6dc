/** Icons of ways to share a page, on the grid of the other icons. Only this page shows them, so they are not among the icons of islands. */
const PATHS = {
  linkedin: 'M3 3h14v14H3zM6.5 9v5M6.5 6v.5M10 14V9M10 11.5a2 2 0 0 1 4 0V14',
  twitter:
    'M18.5 3.5A9 9 0 0 1 16 4.7a3.6 3.6 0 0 0-6.3 2.4v.8A8.6 8.6 0 0 1 3 4.5s-3.2 6.7 3.5 9.7A9.3 9.3 0 0 1 1.5 15.7C8.5 19.7 17 15.8 17 7a6 6 0 0 0 1.5-3.5z',
  chain: 'M8.3 11.7a3 3 0 0 0 4.2 0l3.1-3.1a3 3 0 0 0-4.2-4.2l-1 1M11.7 8.3a3 3 0 0 0-4.2 0l-3.1 3.1a3 3 0 0 0 4.2 4.2l1-1',
} as const

/** An icon of a way to share. Decorative: its control has a name. */
export const ShareIcon = ({ name }: { name: keyof typeof PATHS }) => (
  <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
)
