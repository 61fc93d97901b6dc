import { fill } from '../../src/engine/lib/text'
import type { Graph, Office, Region } from '../../src/site/graph/graph'
import { urlOf } from '../../src/site/routes/addresses'
import { phoneHref } from '../../src/site/routes/phone-href'
import type { OfficeEntry } from '../../src/site/ui/cards/OfficeCell'
import { officesOf, placesOf } from '../shared/offices'
import type { RegionData } from './RegionPanel'

/** The data of a region and its offices. */
export function regionDataOf(graph: Graph, region: Region): RegionData {
  const { labels } = graph.pages.regions
  const { slug, tone, title, description, employees, clientCount, established } = region
  const own = officesOf(graph, region)
  return {
    slug,
    tone,
    places: placesOf(own).map((place, index) => ({ ...place, name: own[index]?.city })),
    title,
    description,
    facts: [
      { value: String(own.length), label: own.length === 1 ? labels.office : labels.offices },
      { value: String(employees), label: labels.employees },
      { value: clientCount, label: labels.clients },
      { value: String(established), label: labels.established },
    ],
    offices: own.map((office) => officeEntryOf(office, labels)),
  }
}

function officeEntryOf(office: Office, labels: Graph['pages']['regions']['labels']): OfficeEntry {
  const { city, country, address, phone, email, employees, timezone, services, image } = office
  return {
    picture: image,
    city,
    country,
    pairs: [
      { label: labels.address, value: address },
      { label: labels.phone, value: phone, href: phoneHref(phone) },
      { label: labels.email, value: email, href: `mailto:${email}` },
      { label: labels.people, value: String(employees) },
      { label: labels.timezone, value: timezone },
    ],
    services,
    contact: { label: fill(labels.contactOffice, { city }), href: urlOf.contact({ topic: 'office', office: city }) },
  }
}
