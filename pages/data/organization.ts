import type { Organization, PostalAddress } from 'schema-dts'
import { LOGO } from '../../src/engine/routes/icons'
import type { Graph, Office } from '../../src/site/graph/graph'
import type { SiteWords } from '../../src/site/graph/words'
import { urlOf } from '../../src/site/routes/addresses'
import type { Node } from './node'

/** The data of an office for structured data. */
export type OfficeAddress = Pick<Office, 'city' | 'country' | 'address' | 'phone'>

/** The offices for structured data, in the order of lists. */
export const officeAddresses = ({ offices }: Pick<Graph, 'offices'>): OfficeAddress[] =>
  offices.values().map(({ city, country, address, phone }) => ({ city, country, address, phone }))

/** The id of the company, which the home page describes. */
const idOf = ({ identity }: SiteWords) => `${identity.origin}${urlOf.home()}#organization`

/** The company as referenced by other nodes: its id, and its name for programs that read only one page. */
export const companyReference = (site: SiteWords) =>
  ({ '@type': 'Organization', '@id': idOf(site), name: site.identity.name }) as const satisfies Organization

/** The company. Pages that show its offices pass them. */
export function company(site: SiteWords, offices: readonly OfficeAddress[] = []): Node<Organization> {
  const { origin, description, email, phone, founded, legalName } = site.identity
  return {
    ...companyReference(site),
    legalName,
    url: origin + urlOf.home(),
    logo: origin + LOGO,
    description,
    email,
    telephone: phone,
    foundingDate: String(founded),
    address: offices.length > 0 ? offices.map(addressOf) : undefined,
  }
}

/** The postal address of an office. */
export const addressOf = ({ city, country, address, phone }: OfficeAddress): Node<PostalAddress> => ({
  '@type': 'PostalAddress',
  streetAddress: address,
  addressLocality: city,
  addressCountry: country,
  telephone: phone,
})
