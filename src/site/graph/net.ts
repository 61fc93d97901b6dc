import { memoize } from '../../engine/lib/memoize'
import type { Edge } from '../art/net/layout'
import { urlOf } from '../routes/addresses'
import type { CaseStudy, Graph, Industry, Service } from './graph'

/** Kinds of nodes, with the most nodes of each: more would not fit below the headline. */
const MOST = { services: 10, industries: 6, caseStudies: 6 } as const

export type NetKind = keyof typeof MOST

/** A node of the net: an entry, its link, and its text; for a case study, also its first figure and its client. */
export type NetNode = { kind: NetKind; slug: string; href: string; figure?: string; name: string; client?: string }

/** Services, industries and results as nodes, and the connections between them. */
export type Net = {
  nodes: readonly NetNode[]
  routes: readonly Edge[]
  /** Connections stated by entries, which decide the layout: all except derived ones. */
  named: readonly Edge[]
}

/**
 * Services, industries and case studies, connected as content connects them: by the services and cases that the profile of an industry
 * names, by the stories of services, and by the industry and the practices of a case; an industry also with the services of its cases. The
 * case study with the slug `first` is included if it exists.
 */
export function netOf(graph: Graph, first: string): Net {
  const services = graph.services.values().slice(0, MOST.services)
  const industries = graph.industries.values().slice(0, MOST.industries)
  const studies = graph.caseStudies
    .values()
    .toSorted((one, other) => Number(other.slug === first) - Number(one.slug === first))
    .slice(0, MOST.caseStudies)
  const nodes = [...services.map(nodeOfService), ...industries.map(nodeOfIndustry), ...studies.map(nodeOfStudy)]
  const indexes = new Map(nodes.map(({ kind, slug }, index) => [keyOf(kind, slug), index]))
  const routesOf = (all: readonly Joined[]): Edge[] => {
    const joined = new Map<string, Edge>()
    for (const [one, other] of all) {
      const [from = -1, to = -1] = [indexes.get(one) ?? -1, indexes.get(other) ?? -1].toSorted((a, b) => a - b)
      if (from >= 0) joined.set(`${from} ${to}`, [from, to])
    }
    return [...joined.values()]
  }
  const routes = [
    ...services.flatMap((service) => routesOfService(service, industries)),
    ...industries.flatMap(routesOfIndustry),
    ...studies.flatMap((study) => routesOfStudy(study, industries)),
  ]
  const following = studies.flatMap((study) => routesOfServed(study, industries, routes))
  return { nodes, routes: routesOf([...routes, ...following]), named: routesOf(routes) }
}

/** The net of the firm, which pages show whole or in part: with the case study in the spotlight. */
export const firmNetOf = memoize((graph: Graph): Net => netOf(graph, graph.pages.home.spotlight.caseStudy))

/** The slugs of the industries that the net connects to a service. */
export function industriesBeside(graph: Graph, service: string): ReadonlySet<string> {
  const { nodes, routes } = firmNetOf(graph)
  const own = nodes.findIndex(({ kind, slug }) => kind === 'services' && slug === service)
  const beside = routes.filter((ends) => ends.includes(own)).flat()
  return new Set(beside.flatMap((index) => (nodes[index]?.kind === 'industries' ? [nodes[index].slug] : [])))
}

const nodeOfService = ({ slug, title }: Service): NetNode => ({ kind: 'services', slug, href: urlOf.service(slug), name: title })

/** An industry without a page links to the same place as in the menu. */
const nodeOfIndustry = ({ slug, title, profile }: Industry): NetNode => ({
  kind: 'industries',
  slug,
  href: profile ? urlOf.industry(slug) : urlOf.industryCell(slug),
  name: title,
})

const nodeOfStudy = ({ slug, outcome, client, results: [result] }: CaseStudy): NetNode => ({
  kind: 'caseStudies',
  slug,
  href: urlOf.caseStudy(slug),
  figure: result?.metric,
  name: result?.description ?? outcome,
  client: client.name,
})

const keyOf = (kind: NetKind, slug: string) => `${kind}/${slug}`

/** Two nodes by their keys. */
type Joined = readonly [string, string]

/** A service is connected to the cases among its stories, and to the industries of stories without a case. */
const routesOfService = ({ slug, caseStudies }: Service, industries: readonly Industry[]): Joined[] =>
  caseStudies.flatMap((story) => {
    const from = keyOf('services', slug)
    if ('caseStudy' in story) return [[from, keyOf('caseStudies', story.caseStudy)] as const]
    return industryKeys(industries, story.industry).map((industry) => [from, industry] as const)
  })

const routesOfIndustry = ({ slug, profile }: Industry): Joined[] => {
  const from = keyOf('industries', slug)
  const cases = profile?.caseStudies.flatMap((story) => ('caseStudy' in story ? [story.caseStudy] : [])) ?? []
  return [
    ...(profile?.services.map(({ service }) => [from, keyOf('services', service)] as const) ?? []),
    ...cases.map((study) => [from, keyOf('caseStudies', study)] as const),
  ]
}

const routesOfStudy = ({ slug, industry, practices = [] }: CaseStudy, industries: readonly Industry[]): Joined[] =>
  [...industryKeys(industries, industry), ...practices.map((service) => keyOf('services', service))].map(
    (key) => [keyOf('caseStudies', slug), key] as const,
  )

/** An industry is connected to the services of its case studies, whether its profile names them or not. */
function routesOfServed({ slug, industry }: CaseStudy, industries: readonly Industry[], routes: readonly Joined[]): Joined[] {
  const study = keyOf('caseStudies', slug)
  const services = routes
    .filter((ends) => ends.includes(study))
    .flatMap((ends) => ends.filter((end) => end.startsWith(keyOf('services', ''))))
  return industryKeys(industries, industry).flatMap((key) => services.map((service) => [service, key] as const))
}

/** Whether a name that stories give is that of an industry: its title, its name in the inquiry form, or that of a sector. */
export const isNamed = ({ title, inquiry, sectors = [] }: Industry, name: string): boolean => [title, inquiry, ...sectors].includes(name)

/** The keys of the industries with a name. */
const industryKeys = (industries: readonly Industry[], name: string): string[] =>
  industries.filter((industry) => isNamed(industry, name)).map(({ slug }) => keyOf('industries', slug))
