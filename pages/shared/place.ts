import type { PlaceName } from '../../src/site/collections/places'
import type { Graph } from '../../src/site/graph/graph'
import { patterns } from '../../src/site/routes/patterns'

/** Breadcrumb of a page: labeled as in the navigation, or with its title for search engines. */
export function placeOf({ site: { navigation }, pages }: Graph, name: PlaceName): { label: string; href: string } {
  const href = patterns[name]
  const { menus, links, mobile, footer, top } = navigation
  const items = menus.flatMap(({ groups }) =>
    groups.flatMap((group) => ('items' in group ? group.items.map(({ name, link }) => ({ label: name, href: link })) : [])),
  )
  const named = [...menus, ...items, ...links, ...mobile, ...footer.flatMap((column) => column.links), ...top]
  return { label: named.find((link) => link.href === href)?.label ?? pages[name].seo.title, href }
}
