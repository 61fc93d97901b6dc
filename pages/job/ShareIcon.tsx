/** Icons of ways to share a page, on the grid of the other icons. Only this page shows them, so they are not among the icons of islands. */
const PATHS = {
  linkedin: 'M3 3h14v14H3zM6.5 9v5M6.5 6v.5M10 14V9M10 11.5a2 2 0 0 1 4 0V14',
  twitter: 'M3.5 3.5h3.6l9.4 13h-3.6zM16 3.5l-5.2 5.8M9 11l-5 5.5',
  chain: 'M8.3 11.7a3 3 0 0 0 4.2 0l3.1-3.1a3 3 0 0 0-4.2-4.2l-1 1M11.7 8.3a3 3 0 0 0-4.2 0l-3.1 3.1a3 3 0 0 0 4.2 4.2l1-1',
} as const

/** An icon of a way to share. Decorative: its control has a name. */
export const ShareIcon = ({ name }: { name: keyof typeof PATHS }) => (
  <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
)
