import type { JobPosting, MonetaryAmount } from 'schema-dts'
import type { DataContext } from '../../renderer/define/page'
import type { Graph, Job } from '../../src/site/graph/graph'
import type { SiteWords } from '../../src/site/graph/words'
import type { Node } from './node'
import { addressOf, companyReference, type OfficeAddress, officeAddresses } from './organization'

/** Where a position is: at an office, remote in the countries of all offices, or at a place known only by name. */
export type Workplace = { kind: 'office'; office: OfficeAddress } | { kind: 'remote'; countries: readonly string[] } | { kind: 'named' }

/** The workplace of a position. Its location contains the city of an office, or begins with `Remote`. */
export function workplaceOf(graph: Pick<Graph, 'offices'>, { location }: Pick<Job, 'location'>): Workplace {
  const offices = officeAddresses(graph)
  const office = offices.find(({ city }) => location.includes(city))
  if (office) return { kind: 'office', office }
  return /^remote\b/i.test(location)
    ? { kind: 'remote', countries: [...new Set(offices.map(({ country }) => country))] }
    : { kind: 'named' }
}

type JobInput = Pick<Job, 'title' | 'description' | 'about' | 'type' | 'location' | 'salary' | 'posted' | 'closed' | 'open'>

/** An open position; empty for a closed one, which search engines must not list. */
export function jobPosting(job: JobInput, workplace: Workplace, { site, address }: DataContext<SiteWords>): Node<JobPosting>[] {
  if (!job.open) return []
  return [
    {
      '@type': 'JobPosting',
      title: job.title,
      description: `${job.description} ${job.about}`,
      url: site.identity.origin + address,
      datePosted: job.posted,
      validThrough: job.closed,
      employmentType: EMPLOYMENT.find(([words]) => words.test(job.type))?.[1],
      hiringOrganization: companyReference(site),
      baseSalary: salaryOf(job.salary),
      ...locationOf(workplace, job),
    },
  ]
}

/** Employment types by words in the type of a position. */
const EMPLOYMENT = [
  [/\bfull[- ]time\b/i, 'FULL_TIME'],
  [/\bpart[- ]time\b/i, 'PART_TIME'],
  [/\bcontract(?:or)?\b/i, 'CONTRACTOR'],
  [/\btemporary\b/i, 'TEMPORARY'],
  [/\bintern(?:ship)?\b/i, 'INTERN'],
] as const

const CURRENCIES: Readonly<Record<string, string>> = { $: 'USD', '€': 'EUR', '£': 'GBP' }

/** The yearly salary from a text such as `$150,000 - $200,000`; undefined for any other text. */
function salaryOf(text: string): Node<MonetaryAmount> | undefined {
  const [, sign = '', from, to] = /^([$€£])(\d[\d,]*)\s*[-–]\s*\1(\d[\d,]*)$/.exec(text.trim()) ?? []
  if (from === undefined || to === undefined) return undefined
  const [minValue, maxValue] = [from, to].map((amount) => Number(amount.replaceAll(',', '')))
  return {
    '@type': 'MonetaryAmount',
    currency: CURRENCIES[sign],
    value: { '@type': 'QuantitativeValue', minValue, maxValue, unitText: 'YEAR' },
  }
}

const locationOf = (workplace: Workplace, { location }: Pick<Job, 'location'>) => {
  switch (workplace.kind) {
    case 'office':
      return { jobLocation: { '@type': 'Place', address: addressOf(workplace.office) } } as const
    case 'remote':
      return {
        jobLocationType: 'TELECOMMUTE',
        applicantLocationRequirements: workplace.countries.map((name) => ({ '@type': 'Country', name }) as const),
      } as const
    case 'named':
      return { jobLocation: { '@type': 'Place', address: location } } as const
  }
}
