import { patterns } from '../../routes/patterns'
import { LogoMark } from '../media/LogoMark'

/** The mark and the name of the company, as a link to the home page. */
export function Logo({ name }: { name: string }) {
  return (
    <a className="logo" href={patterns.home}>
      <LogoMark />
      {name}
    </a>
  )
}
