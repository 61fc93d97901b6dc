import { unbroken } from '../../src/engine/lib/text'
import { required } from '../../src/engine/problems/problem'
import { type EntryDrawing, numberIn } from '../../src/site/art/entry-drawing'
import { tallySeed } from '../../src/site/art/tally/tally'
import type { Graph } from '../../src/site/graph/graph'
import { leadsNowhere } from '../../src/site/graph/left-out'
import { caseStudyAt } from '../../src/site/graph/queries'
import { urlOf } from '../../src/site/routes/addresses'
import type { ShellData, ShellMenu } from '../../src/site/ui/shell/shell-data'

type Menu = Graph['site']['navigation']['menus'][number]
type Group = Menu['groups'][number]
type Item = Extract<Group, { items: unknown }>['items'][number]
type EntriesGroup = Extract<Group, { entries: string }>['entries']

/** The links of a list that lead to something. */
type Shown = <Link extends { href: string }>(links: readonly Link[]) => Link[]

/**
 * Everything that header and footer show; the same for every page. Nothing of it leads to a list that has nothing to show, or
 * to a page that the site does without.
 */
export function shellData(graph: Graph): ShellData {
  const { identity, navigation, strings } = graph.site
  const shown: Shown = (links) => links.filter(({ href }) => !leadsNowhere(graph, href))
  return {
    identity,
    navigation: shown(navigation.menus.map((menu) => menuOf(graph, menu, shown))),
    top: shown(navigation.top),
    links: shown(navigation.links),
    mobile: shown(navigation.mobile),
    action: navigation.action,
    regions: navigation.regions.map(({ code, name }) => ({ code, name })),
    footer: navigation.footer.map(({ title, links }) => ({ title, links: shown(links) })).filter(({ links }) => links.length > 0),
    newsletter: navigation.newsletter,
    languages: navigation.languages,
    legal: graph.legal
      .values()
      .filter(({ footer }) => footer !== false)
      .map(({ short, url }) => ({ label: short, href: required(url, `the address of ${short}`) })),
    offices: graph.offices
      .values()
      .filter(({ footer }) => footer)
      .map(({ city, address }) => ({ city, address: keepLastPart(address) })),
    allOffices: navigation.offices && !leadsNowhere(graph, navigation.offices.href) ? navigation.offices : undefined,
    strings,
  }
}

const menuOf = (graph: Graph, { label, href, groups, aside }: Menu, shown: Shown): ShellMenu => ({
  id: href.slice(1),
  label,
  href,
  groups: groups
    .map((group) => ({
      title: group.title,
      items: 'items' in group ? shown(group.items.map(itemOf)) : entriesOf(graph, group.entries),
    }))
    .filter(({ items }) => items.length > 0),
  aside: { text: aside.text, ...pictureOfAside(graph, aside.picture), links: shown(aside.links) },
})

/**
 * The drawing in a menu: that of an entry in its own tone, or a point for each client in a disc for each industry, or a matrix: which
 * service works with something of which category of technologies.
 */
function pictureOfAside(graph: Graph, picture: Menu['aside']['picture']): Pick<ShellMenu['aside'], 'drawing' | 'tone'> {
  if ('of' in picture) return { drawing: tallyOf(graph, picture.of), tone: picture.tone }
  if ('caseStudy' in picture) return caseStudyAt(graph, picture.caseStudy)
  return required(graph.industries.get(picture.industry), `the industry ${picture.industry}`)
}

function tallyOf(graph: Graph, of: 'technologies' | 'clients'): EntryDrawing {
  const { industries, technologies, services } = graph
  if (of === 'clients') {
    // A row for each list beside it.
    const inOrder = [...industriesOf(industries, 'industries.regulated'), ...industriesOf(industries, 'industries.commercial')]
    const counts = inOrder.map(({ clients }) => numberIn(clients))
    return { seed: tallySeed('clients', { form: 'clusters', numbers: counts }), family: 'tally' }
  }
  const categories = technologies.values()
  const bitsOf = (stack: readonly string[]) =>
    categories.reduce((bits, { technologies: list }, place) => bits + (list.some(({ name }) => stack.includes(name)) ? 2 ** place : 0), 0)
  const numbers = [categories.length, ...services.values().map(({ techStack }) => bitsOf(techStack))]
  return { seed: tallySeed('technologies', { form: 'matrix', numbers }), family: 'tally' }
}

const itemOf = ({ name, desc, link }: Item) => ({ label: name, description: desc, href: link })

/** Links to the entries of a group. An industry without a page links to its place in the list. */
function entriesOf({ services, industries, pages }: Graph, name: EntriesGroup): ShellMenu['groups'][number]['items'] {
  if (name === 'services.core' || name === 'services.specialized')
    return services
      .values()
      .filter(({ group }) => name === `services.${group}`)
      .map(({ title, menu, slug }) => ({ label: title, description: menu, href: urlOf.service(slug) }))
  return industriesOf(industries, name).map(({ title, menu, clients, slug, url }) => ({
    label: title,
    description: menu,
    figure: { value: clients, label: pages.industries.clients },
    href: url ?? urlOf.industryCell(slug),
  }))
}

const industriesOf = (industries: Graph['industries'], name: EntriesGroup) =>
  industries.values().filter(({ group }) => name === `industries.${group}`)

/** Puts no-break spaces into the last part of an address, so that a postal code stays on one line with its state. */
const keepLastPart = (address: string) => address.replace(/[^,]+$/, (part) => ` ${unbroken(part.trim())}`)
