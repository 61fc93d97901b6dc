import { unbroken } from '../../src/engine/lib/text'
import { required } from '../../src/engine/problems/problem'
import type { Graph } from '../../src/site/graph/graph'
import { leadsNowhere } from '../../src/site/graph/left-out'
import { urlOf } from '../../src/site/routes/addresses'
import type { ShellData, ShellMenu } from '../../src/site/ui/shell/shell-data'
import { industriesOf, menuId, menuTone } from './menu-drawing'

type Menu = Graph['site']['navigation']['menus'][number]
type Group = Menu['groups'][number]
type Item = Extract<Group, { items: unknown }>['items'][number]
type EntriesGroup = Extract<Group, { entries: string }>['entries']

/** Filters out links to pages that are switched off and to empty lists. */
type Shown = <Link extends { href: string }>(links: readonly Link[]) => Link[]

/** The data of header and footer, the same for every page, without links to empty lists and pages that are switched off. */
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
  id: menuId({ href }),
  label,
  href,
  groups: groups
    .map((group) => ({
      title: group.title,
      items: 'items' in group ? shown(group.items.map(itemOf)) : entriesOf(graph, group.entries),
    }))
    .filter(({ items }) => items.length > 0),
  aside: { text: aside.text, tone: menuTone(graph, aside.picture), links: shown(aside.links) },
})

const itemOf = ({ name, desc, link }: Item) => ({ label: name, description: desc, href: link })

/** Links to the entries of a group. An industry without a page links to its cell in the list. */
function entriesOf(graph: Graph, name: EntriesGroup): ShellMenu['groups'][number]['items'] {
  const { services, pages } = graph
  if (name === 'services.core' || name === 'services.specialized')
    return services
      .values()
      .filter(({ group }) => name === `services.${group}`)
      .map(({ title, menu, slug }) => ({ label: title, description: menu, href: urlOf.service(slug) }))
  return industriesOf(graph, name === 'industries.regulated' ? 'regulated' : 'commercial').map(({ title, menu, clients, slug, url }) => ({
    label: title,
    description: menu,
    figure: { value: clients, label: pages.industries.clients },
    href: url ?? urlOf.industryCell(slug),
  }))
}

/** Puts no-break spaces into the last part of an address, so that a postal code stays on one line with its state. */
const keepLastPart = (address: string) => address.replace(/[^,]+$/, (part) => ` ${unbroken(part.trim())}`)
