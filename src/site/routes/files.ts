/** The formats of feeds. */
export const FEED_FORMATS = ['atom', 'rss', 'json'] as const

export type FeedFormat = (typeof FEED_FORMATS)[number]

/** Names of the files of feeds, and their media types. */
const FEED_FILES = {
  atom: { name: 'feed', ending: 'xml', type: 'application/atom+xml' },
  rss: { name: 'rss', ending: 'xml', type: 'application/rss+xml' },
  json: { name: 'feed', ending: 'json', type: 'application/feed+json' },
} as const satisfies Record<FeedFormat, object>

/** The media type of a format. */
export const feedType = (format: FeedFormat) => FEED_FILES[format].type

/** The address of a feed or of one of its archives. `stem` is the address that its files are below; empty for the main feed. */
export function feedAddress(stem: string, format: FeedFormat, archive?: number): string {
  const { name, ending } = FEED_FILES[format]
  return `${stem}/${name}${archive === undefined ? '' : `-${archive}`}.${ending}`
}

/** The Atom feed of all insights. */
export const FEED = feedAddress('', 'atom')

/** The glyphs of all menus. */
export const MENU_GLYPHS = '/menu-glyphs.svg'

/** The description of the site search for browsers. */
export const OPEN_SEARCH = '/opensearch.xml'

/** The contact for security reports, at the address that RFC 9116 requires. */
export const SECURITY = '/.well-known/security.txt'

/** Settings of the mail service. */
export const MAIL_SETTINGS = '/mail.json'

/** Messages of the subscribe forms, fetched when a form is used. */
export const SUBSCRIBE_WORDS = '/subscribe.json'

/** The brochure of all services. */
export const BROCHURE = '/downloads/aldergate-services.pdf'

/** Facts, figures and rules for the press. */
export const PRESS_SHEET = '/downloads/aldergate-press-sheet.pdf'

/** The mark with the name of the company, for light grounds and for dark ones. */
export const LOGO = '/downloads/aldergate-logo.svg'
export const LOGO_ON_DARK = '/downloads/aldergate-logo-on-dark.svg'

/** The profile of the company. */
export const PROFILE = '/downloads/aldergate-profile.pdf'
