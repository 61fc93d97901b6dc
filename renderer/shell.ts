import type { Graph } from '../src/graph/graph'
import { patterns } from '../src/routes/patterns'
import type { ShellData, ShellMenu } from '../src/ui/shell/shell-data'

type Menu = Graph['site']['navigation']['menus'][number]
type Group = Menu['groups'][number]
type Item = Extract<Group, { items: unknown }>['items'][number]
type EntriesGroup = Extract<Group, { entries: string }>['entries']

/** Everything that header and footer show, the same for every page. */
export function shellData(graph: Graph): ShellData {
  const { identity, navigation, strings } = graph.site
  return {
    identity,
    navigation: navigation.menus.map((menu) => menuOf(graph, menu)),
    top: navigation.top,
    links: navigation.links,
    mobile: navigation.mobile,
    action: navigation.action,
    regions: navigation.regions.map(({ code, name, region }) => ({ code, name, place: region })),
    footer: navigation.footer,
    newsletter: navigation.newsletter,
    languages: navigation.languages,
    legal: graph.legal.values().map(({ short, url }) => ({ label: short, href: url ?? '' })),
    offices: graph.offices
      .values()
      .filter(({ footer }) => footer)
      .map(({ city, address }) => ({ city, address })),
    strings,
  }
}

const menuOf = (graph: Graph, { label, href, groups, aside }: Menu): ShellMenu => ({
  id: href.slice(1),
  label,
  href,
  groups: groups.map((group) => ({
    title: group.title,
    items: 'items' in group ? group.items.map(itemOf) : entriesOf(graph, group.entries),
  })),
  aside,
})

const itemOf = ({ name, desc, link }: Item) => ({ label: name, description: desc, href: link })

/** Entries of a group of a collection. One without a page of its own leads to the list that shows it. */
function entriesOf({ services, industries }: Graph, name: EntriesGroup): ShellMenu['groups'][number]['items'] {
  const [collection, group] = name.split('.')
  const entries = collection === 'services' ? services.values() : industries.values()
  const list = collection === 'services' ? patterns.services : patterns.industries
  return entries
    .filter((entry) => entry.group === group)
    .map(({ title, menu, url }) => ({ label: title, description: menu, href: url ?? list }))
}
