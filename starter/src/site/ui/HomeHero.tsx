import { SiteMark } from './SiteMark'

type Link = { label: string; href: string }

/** The first screen of the home page: title, lede, two links, and the mark, large. */
export function HomeHero({ title, lede, action, more }: { title: string; lede: string; action: Link; more: Link }) {
  return (
    <div className="home-hero">
      <div>
        <h1>{title}</h1>
        <p className="lede">{lede}</p>
        <p className="ways">
          <a className="button" href={action.href}>
            {action.label}
          </a>
          <a href={more.href}>{more.label}</a>
        </p>
      </div>
      <div className="emblem">
        <SiteMark />
      </div>
    </div>
  )
}
