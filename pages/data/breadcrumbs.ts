import type { BreadcrumbList } from 'schema-dts'
import type { SiteWords } from '../../src/site/graph/words'
import type { BreadcrumbsProps } from '../../src/site/ui/layout/Breadcrumbs'
import { trail } from '../shared/trail'
import type { Node } from './node'

/**
 * The breadcrumbs of a page as structured data. The last item is the page itself, which needs no address; other items without an address
 * are left out.
 */
export function breadcrumbs(site: SiteWords, ...crumbs: BreadcrumbsProps['items']): Node<BreadcrumbList> {
  const { items } = trail(site, ...crumbs)
  const before = items
    .slice(0, -1)
    .flatMap(({ label, href }) => (href === undefined ? [] : [{ name: label, item: site.identity.origin + href }]))
  const places = [...before, ...items.slice(-1).map(({ label }) => ({ name: label }))]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: places.map((place, index) => ({ '@type': 'ListItem', position: index + 1, ...place })),
  }
}
