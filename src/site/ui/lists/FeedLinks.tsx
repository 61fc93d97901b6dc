export type FeedLinksProps = {
  /** Text before the links. */
  label: string
  /** The feed in each of its formats. */
  links: readonly { label: string; href: string }[]
  /** Whether it has no distance of its own from what is above it. */
  close?: boolean
}

/** The feed of a list, for readers with a feed reader. */
export function FeedLinks({ label, links, close }: FeedLinksProps) {
  return (
    <p className={close ? 'feed-links row small muted' : 'feed-links row small muted mt4'}>
      {label}
      {links.map(({ label: format, href }) => (
        <a key={href} className="link" href={href}>
          {format}
        </a>
      ))}
    </p>
  )
}
