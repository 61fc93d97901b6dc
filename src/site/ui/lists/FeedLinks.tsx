export type FeedLinksProps = {
  /** Text before the links. */
  label: string
  /** The feed in each of its formats. */
  links: readonly { label: string; href: string }[]
}

/** The feed of a list, for readers with a feed reader. */
export function FeedLinks({ label, links }: FeedLinksProps) {
  return (
    <p className="feed-links row small muted mt4">
      {label}
      {links.map(({ label: format, href }) => (
        <a key={href} className="link" href={href}>
          {format}
        </a>
      ))}
    </p>
  )
}
