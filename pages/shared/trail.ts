import type { SiteWords } from '../../src/site/graph/words'
import { urlOf } from '../../src/site/routes/addresses'
import type { BreadcrumbsProps } from '../../src/site/ui/layout/Breadcrumbs'

/** Breadcrumbs of a page: the home page, then `items`. The last one is the page itself, without an address. */
export const trail = ({ strings }: SiteWords, ...items: BreadcrumbsProps['items']): BreadcrumbsProps => ({
  label: strings.navigation.breadcrumb,
  items: [{ label: strings.home, href: urlOf.home() }, ...items],
})
