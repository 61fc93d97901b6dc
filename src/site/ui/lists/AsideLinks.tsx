import { Address } from '../figures/Address'

export type AsideLinksProps = {
  title: string
  links: readonly { label: string; href: string }[]
}

/** A short list of links with a small title, which is to the left of them in wide windows. */
export function AsideLinks({ title, links }: AsideLinksProps) {
  return (
    <div className="aside-links">
      <p className="kicker">{title}</p>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{href.startsWith('mailto:') ? <Address text={label} /> : label}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
