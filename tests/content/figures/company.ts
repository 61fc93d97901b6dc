import type { Graph } from '../../../src/site/graph/graph'
import { bare, isRounded } from './table'

/** The number in a figure such as `$250M+`, `85+` or `18%`. */
const numberIn = (figure = '') => bare(/[\d,.]+/.exec(figure)?.[0] ?? '')

const NUMBER = /\d+(?:\.\d+)?/g

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const factOf = ({ site }: Graph, key: string) => site.facts[key]?.value ?? ''

/** Offices, their regions and the timeline against the number of team members. */
export function wrongPeople(graph: Graph): string[] {
  const everyone = numberIn(factOf(graph, 'teamMembers'))
  const offices = sum(graph.offices.values().map(({ employees }) => employees))
  const milestones = graph.pages.about.story.milestones.filter(({ milestone, people }) => numberIn(milestone) !== sum(people))
  const last = graph.pages.about.story.milestones.at(-1)
  const layers = graph.regions
    .values()
    .filter(({ employees }, index) => employees !== last?.people[index])
    .map(({ title }) => `${title}: the last layer of the timeline is not its people`)
  return [
    ...(offices === everyone ? [] : [`offices have ${offices} people, the company ${everyone}`]),
    ...milestones.map(({ year }) => `${year}: the layers are not the milestone`),
    ...layers,
  ]
}

/** Revenue of the years against the headline figures made from it, and shares against the whole. */
export function wrongRevenue(graph: Graph): string[] {
  const { revenue, highlights } = graph.pages.investors
  const [first, before, last] = [revenue.years[0], revenue.years.at(-2), revenue.years.at(-1)]
  if (!first || !before || !last) return ['no years']
  const growth = ((last.millions / first.millions) ** (1 / (last.year - first.year)) - 1) * 100
  const earlier = highlights.find(({ metric }) => metric === 'revenue')?.growth
  const shares = sum(revenue.shares.map(({ percent }) => percent))
  return [
    ...(numberIn(factOf(graph, 'revenue')) === last.millions ? [] : [`revenue: ${last.millions} in the last year`]),
    ...(isRounded({ value: numberIn(factOf(graph, 'growth')), step: 1 }, growth) ? [] : [`growth: ${growth.toFixed(1)}%`]),
    ...(numberIn(earlier) === before.millions ? [] : [`revenue a year earlier: ${before.millions}`]),
    ...(shares === 100 ? [] : [`shares of revenue: ${shares}%`]),
  ]
}

/** Numbers of what a shareholder looks for that the annual report does not have. */
export function unreportedTerms({ pages }: Graph, report: string): string[] {
  const reported = new Set(report.match(NUMBER))
  const numbers = (pages.investors.terms ?? []).flatMap(({ name, value }) =>
    (value.match(NUMBER) ?? []).map((number) => ({ name, number })),
  )
  return numbers.filter(({ number }) => !reported.has(number)).map(({ name, number }) => `${name}: ${number}`)
}

/** Industries with fewer projects than clients. */
export const fewProjects = (graph: Graph): string[] =>
  graph.industries.values().flatMap(({ slug, clientCount, profile }) => {
    if (!profile) return []
    const [clients, projects] = [numberIn(factOf(graph, clientCount)), numberIn(profile.clientStats.projects)]
    return projects >= clients ? [] : [`${slug}: ${projects} projects, ${clients} clients`]
  })

/** Percentages of satisfaction against their counts; the page names the lowest and the highest of the industries. */
export function wrongSatisfaction(graph: Graph): string[] {
  const { satisfaction } = graph.pages.howWeMeasure.parts
  const { surveys } = satisfaction
  const ofFacts = [surveys.deliveries, surveys.investors].flatMap(({ fact, count, of }) => {
    const value = factOf(graph, fact)
    const step = value.includes('.') ? 0.1 : 1
    return isRounded({ value: numberIn(value), step }, (count / of) * 100) ? [] : [`${fact}: ${((count / of) * 100).toFixed(1)}%`]
  })
  const percents = graph.industries.values().flatMap(({ profile }) => {
    if (!profile) return []
    const { satisfied, replies } = profile.clientStats.satisfaction
    return [Math.round((satisfied / replies) * 100)]
  })
  const range = `${Math.min(...percents)}–${Math.max(...percents)}%`
  const named = satisfaction.definitions.some((definition) => 'value' in definition && definition.value === range)
  return [...ofFacts, ...(named ? [] : [`by industry: ${range}`])]
}

/** Facts that the page of definitions leaves out. */
export function undefinedFacts({ site, pages }: Graph): string[] {
  const defined = new Set(
    Object.values(pages.howWeMeasure.parts).flatMap(({ definitions }) =>
      definitions.flatMap((each) => ('facts' in each ? each.facts : [])),
    ),
  )
  // Prices are set, and not measured; entries of the site are counted by each build, and anyone can count them again.
  return Object.entries(site.facts).flatMap(([key, { counts }]) => (defined.has(key) || counts || key.endsWith('Price') ? [] : [key]))
}
