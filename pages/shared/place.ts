import type { PlaceName } from '../../src/site/collections/places'
import type { Graph } from '../../src/site/graph/graph'
import { menuLinks } from '../../src/site/graph/menu-links'
import { patterns } from '../../src/site/routes/patterns'

/** Breadcrumb of a page, with its label in the navigation, or its title for search engines if it is not there. */
export function placeOf({ site, pages }: Graph, name: PlaceName): { label: string; href: string } {
  const href = patterns[name]
  return { label: menuLinks(site.navigation).find((link) => link.href === href)?.label ?? pages[name].seo.title, href }
}
