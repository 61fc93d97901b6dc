import { memoize } from '../../engine/lib/memoize'
import type { Graph } from './graph'

/** A link of the navigation. */
type MenuLink = { label: string; href: string }

/** The links of menus, top bar and footer, in the order in which they name a page: the first one wins. */
export const menuLinks = memoize(({ menus, links, mobile, footer, top }: Graph['site']['navigation']): readonly MenuLink[] => {
  const items = menus.flatMap(({ groups }) => groups.flatMap((group) => ('items' in group ? group.items : [])))
  const named = items.map(({ name, link }) => ({ label: name, href: link }))
  return [...menus, ...named, ...links, ...mobile, ...footer.flatMap((column) => column.links), ...top]
})
