/** What a page says of a file that it names. */
export type Naming = {
  /** As it is written: an address in the site, with or without its origin. */
  href: string
  /** Its media type, without parameters. */
  type: string | undefined
  isDownload: boolean
  /** What a visitor reads on the link; empty for what is no link. */
  text: string
}

/** Links with what is in them, and all other elements of a document. */
const ELEMENTS = /<a(\s[^>]*)>(.*?)<\/a>|<(?!a\s)[a-z]+(\s[^>]*)>/gs

const ATTRIBUTE = /([\w:-]+)(?:="([^"]*)")?/g

/** Attributes that name a file, and the picture of a page for others. */
const NAMING = ['href', 'src', 'action'] as const
const PICTURE = 'og:image'

/** The files and pages that a document names by links, forms, sources and its head. */
export function namedIn(html: string): Naming[] {
  return [...html.matchAll(ELEMENTS)].flatMap(([, ofLink, inLink = '', ofOther]) => {
    const attributes = attributesIn(ofLink ?? ofOther ?? '')
    const picture = attributes.get('property') === PICTURE ? attributes.get('content') : undefined
    const href = picture ?? NAMING.map((name) => attributes.get(name)).find((value) => value !== undefined)
    if (href === undefined || attributes.get('rel') === 'expect') return []
    const type = attributes.get('type')
    // That of a script can be `module`, that of a button `submit`.
    return [{ href, type: type?.includes('/') ? type : undefined, isDownload: attributes.has('download'), text: textOf(inLink) }]
  })
}

const attributesIn = (text: string): ReadonlyMap<string, string> =>
  new Map([...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')]))

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim()
