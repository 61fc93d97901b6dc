export type AnchorLinksProps = {
  /** Accessible name of the navigation. */
  label: string
  /** Places on this page: id and label of each. */
  links: readonly { id: string; label: string }[]
}

/** Links to places on the same page, in as many lines as they need. */
export function AnchorLinks({ label, links }: AnchorLinksProps) {
  return (
    <nav className="anchor-links" aria-label={label}>
      <ul>
        {links.map((link) => (
          <li key={link.id}>
            <a href={`#${link.id}`}>{link.label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
