/** A link within the site. `path` is undefined for a link to its own page; `anchor` is empty if there is none. */
type InternalLink = { path: string | undefined; query: string; anchor: string }

/** The parts of a link within the site, or undefined for any other link. */
export function internalLink(href: string): InternalLink | undefined {
  if (!/^(?:\/(?![/\\])|[#?])/.test(href)) return undefined
  const [, path = '', query = '', anchor = ''] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(href) ?? []
  return { path: path || undefined, query, anchor: decoded(anchor) }
}

/** Decodes an anchor. Browsers use an invalid encoding as it is. */
function decoded(anchor: string): string {
  try {
    return decodeURIComponent(anchor)
  } catch {
    return anchor
  }
}

/** The addresses that a link leads to: its own, and those before each `#` and `?` in it, the shortest first. */
export const addressesIn = (href: string): readonly string[] => [...href.matchAll(/[#?]|$/g)].map(({ index }) => href.slice(0, index))

/** The address on the site of a text that is an absolute address of it, from its first slash; undefined for any other text. */
export function addressWithin(origin: string, text: string): string | undefined {
  if (!text.startsWith(origin)) return undefined
  const rest = text.slice(origin.length)
  if (!/^(?:[/?#]\S*)?$/.test(rest)) return undefined
  return rest.startsWith('/') ? rest : `/${rest}`
}
