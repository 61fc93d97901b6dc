import { type Pair, PairList } from '../figures/PairList'
import { Heading, type HeadingLevel } from '../layout/Heading'
import { MoreLink } from '../layout/MoreLink'
import { Tags } from '../layout/Tags'
import { Picture, type PictureFile } from '../media/Picture'

/** The data of an office that a cell shows. */
export type OfficeEntry = {
  picture?: PictureFile
  city: string
  country: string
  /** Address, phone, email, people and time zone, with labels. */
  pairs: readonly Pair[]
  services: readonly string[]
  /** Link to the inquiry form for this office. */
  contact: { label: string; href: string }
}

export type OfficeCellProps = {
  office: OfficeEntry
  /** Accessible name of the list of services. */
  servicesLabel: string
  level?: HeadingLevel
}

/** An office in a ledger (specification, 4.20). */
export function OfficeCell({ office, servicesLabel, level = 3 }: OfficeCellProps) {
  const { picture, city, country, pairs, services, contact } = office
  return (
    <article className="cell office-cell">
      {picture && <Picture picture={picture} shape="wide" />}
      <div>
        <Heading level={level}>{city}</Heading>
        <p className="subtitle">{country}</p>
      </div>
      <PairList pairs={pairs} layout="medium" />
      <div className="foot stack">
        <Tags tags={services} label={servicesLabel} />
        <MoreLink href={contact.href}>{contact.label}</MoreLink>
      </div>
    </article>
  )
}
