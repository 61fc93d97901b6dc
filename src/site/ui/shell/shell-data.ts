import type { SingletonData } from '../../../../schemas/index'
import type { Family } from '../../art/family'
import type { Tone } from '../../art/tones'

type Site = SingletonData['site']

/** A link with its words. */
export type ShellLink = { label: string; href: string }

/** A menu of the header with its groups resolved to links. */
export type ShellMenu = {
  /** Distinct among the menus. */
  id: string
  label: string
  /** The page that the menu belongs to. */
  href: string
  groups: readonly { title: string; items: readonly (ShellLink & { description?: string })[] }[]
  aside: { text: string; art: string; family: Family; tone: Tone; links: readonly ShellLink[] }
}

/** The labels that the shell needs, as content/site/strings.yaml has them. */
export type ShellStrings = Pick<Site['strings'], 'skip' | 'navigation' | 'header' | 'subscribe'>

/** Everything that header and footer show: plain data, the same for every page, computed once from the graph. */
export type ShellData = {
  identity: Pick<Site['identity'], 'name' | 'phone' | 'email' | 'copyright' | 'language'>
  navigation: readonly ShellMenu[]
  /** Links of the bar at the top. */
  top: readonly ShellLink[]
  /** Plain links beside the menus. */
  links: readonly ShellLink[]
  /** Further links of the mobile menu. */
  mobile: readonly ShellLink[]
  /** The button of the header. */
  action: ShellLink
  /** Choices of the region selector. */
  regions: readonly { code: string; name: string }[]
  /** The four columns of the footer. */
  footer: readonly { title: string; links: readonly ShellLink[] }[]
  newsletter: { title: string; note: string }
  languages: readonly { code: string; label: string }[]
  /** Short names of the legal documents. */
  legal: readonly ShellLink[]
  /** The six office addresses of the footer. */
  offices: readonly { city: string; address: string }[]
  strings: ShellStrings
}

/** Where a page stands in the navigation. Both are addresses; a page outside of it has neither. */
export type Place = {
  /** The page itself: a link to it is marked as the page. */
  page?: string
  /** The entry of the main navigation that it belongs to: its menu or link is marked. */
  section?: string
}

/** The mark of a navigation link at a place: the page itself, the section of the page, or none. */
export const currentMark = (href: string, { page, section }: Place): 'page' | 'true' | undefined =>
  href === page ? 'page' : href === section ? 'true' : undefined
