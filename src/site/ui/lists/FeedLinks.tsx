import { Fragment } from 'react'

export type FeedLinksProps = {
  /** Before the links. */
  label: string
  /** The feed in each of its formats. */
  links: readonly { label: string; href: string }[]
}

/** The feed of a list, for those who follow it in a reader. */
export function FeedLinks({ label, links }: FeedLinksProps) {
  return (
    <p className="small muted">
      {label}
      {links.map(({ label: format, href }) => (
        <Fragment key={href}>
          {' '}
          <a className="link" href={href}>
            {format}
          </a>
        </Fragment>
      ))}
    </p>
  )
}
