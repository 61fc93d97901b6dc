import type { PageName } from '../../src/site/collections/page-names'
import type { Graph } from '../../src/site/graph/graph'
import { menuLinks } from '../../src/site/graph/menu-links'
import { patterns } from '../../src/site/routes/patterns'

/** Breadcrumb of a page, with its label in the navigation, or its title for search engines if it is not there. */
export function breadcrumbOf({ site, pages }: Graph, name: PageName): { label: string; href: string } {
  const href = patterns[name]
  return { label: menuLinks(site.navigation).find((link) => link.href === href)?.label ?? pages[name].seo.title, href }
}
