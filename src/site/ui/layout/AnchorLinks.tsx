export type AnchorLinksProps = {
  /** Accessible name of the navigation. */
  label: string
  /** Id and label of each section. */
  links: readonly { id: string; label: string }[]
}

/** Links to sections of the same page, on as many lines as needed. */
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
