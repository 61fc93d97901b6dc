import { madeOnce } from '../../engine/lib/made-once'
import type { Graph } from './graph'

/** A link of the navigation: the words for it, and where it leads. */
type MenuLink = { label: string; href: string }

/** The links of menus, of the bar at the top and of the footer to pages, in the order in which a page takes its name from them. */
export const menuLinks = madeOnce(({ menus, links, mobile, footer, top }: Graph['site']['navigation']): readonly MenuLink[] => {
  const items = menus.flatMap(({ groups }) => groups.flatMap((group) => ('items' in group ? group.items : [])))
  const named = items.map(({ name, link }) => ({ label: name, href: link }))
  return [...menus, ...named, ...links, ...mobile, ...footer.flatMap((column) => column.links), ...top]
})
