/** A link within the site: the page that it names, undefined for the page that it stands on, and the anchor, empty for none. */
type InternalLink = { path: string | undefined; query: string; anchor: string }

/** The parts of a link that leads to this site, or undefined for any other. */
export function internalLink(href: string): InternalLink | undefined {
  if (!/^(?:\/(?![/\\])|[#?])/.test(href)) return undefined
  const [, path = '', query = '', anchor = ''] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(href) ?? []
  return { path: path || undefined, query, anchor: decoded(anchor) }
}

/** An anchor as the id that it names; a browser takes one that is not encoded well as it stands. */
function decoded(anchor: string): string {
  try {
    return decodeURIComponent(anchor)
  } catch {
    return anchor
  }
}
