export type AnchorLinksProps = {
  /** Name of the navigation. */
  label: string
  /** Places on this page: the id of each and what it is called. */
  links: readonly { id: string; label: string }[]
}

/** Links to places on the same page, in one line that scrolls sideways where it is too long. */
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
