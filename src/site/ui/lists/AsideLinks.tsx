import { Address } from '../figures/Address'

export type AsideLinksProps = {
  title: string
  links: readonly { label: string; href: string; description?: string }[]
}

/** A short list of links beside a long text, with a small title. */
export function AsideLinks({ title, links }: AsideLinksProps) {
  return (
    <div className="aside-links">
      <p className="kicker">{title}</p>
      <ul>
        {links.map(({ label, href, description }) => (
          <li key={href}>
            <a href={href}>{href.startsWith('mailto:') ? <Address text={label} /> : label}</a>
            {description && <p>{description}</p>}
          </li>
        ))}
      </ul>
    </div>
  )
}
