import type { SingletonData } from '../../../../schemas/index'
import type { Tone } from '../../art/tones'

type Site = SingletonData['site']

export type ShellLink = { label: string; href: string }

/** A link in a menu, with a description, and a figure with its label. */
export type MenuItem = ShellLink & { description?: string; figure?: { value: string; label: string } }

/** A menu of the header, with its groups resolved to links. */
export type ShellMenu = {
  /** Unique among the menus, and in the set of their drawings. */
  id: string
  label: string
  /** The page that the menu belongs to. */
  href: string
  groups: readonly { title: string; items: readonly MenuItem[] }[]
  aside: { text: string; tone: Tone; links: readonly ShellLink[] }
}

/** The labels of header and footer, from content/site/strings.yaml. */
export type ShellStrings = Pick<Site['strings'], 'skip' | 'navigation' | 'header' | 'subscribe'>

/** Everything that header and footer show. It is the same for every page, and computed once from the graph. */
export type ShellData = {
  identity: Pick<Site['identity'], 'name' | 'phone' | 'email' | 'copyright' | 'language'>
  navigation: readonly ShellMenu[]
  /** Links of the top bar. */
  top: readonly ShellLink[]
  /** Plain links next to the menus. */
  links: readonly ShellLink[]
  /** Further links of the mobile menu. */
  mobile: readonly ShellLink[]
  /** The button of the header. */
  action: ShellLink
  /** Options of the region selector. */
  regions: readonly { code: string; name: string }[]
  /** The four columns of the footer. */
  footer: readonly { title: string; links: readonly ShellLink[] }[]
  newsletter: { title: string; note: string }
  languages: readonly { code: string; label: string }[]
  /** Short names of the legal documents. */
  legal: readonly ShellLink[]
  /** The office addresses of the footer. */
  offices: readonly { city: string; address: string }[]
  /** Link to all offices. */
  allOffices: ShellLink | undefined
  strings: ShellStrings
}

/** Position of a page in the navigation, as addresses. A page outside of the navigation has neither. */
export type Place = {
  /** The page itself: links to it are marked as current. */
  page?: string
  /** The entry of the main navigation that it belongs to, which is marked too. */
  section?: string
}

/** The `aria-current` of a navigation link: the page itself, its section, or none. */
export const currentMark = (href: string, { page, section }: Place): 'page' | 'true' | undefined =>
  href === page ? 'page' : href === section ? 'true' : undefined
