import { extname } from 'node:path/posix'
import { markdownToHtml } from 'satteri'
import { SITE_MANIFEST } from '../../src/engine/routes/files'
import { isOfPackage } from './exceptions'
import { readHtml } from './html'
import { redirectRules } from './redirect-rules'
import { type FileReferences, NOTHING, type Reference } from './reference'
import { addressesInJson, addressesInScript, addressesInStyles, addressesInText } from './texts'

/** A file of a built site. Binary files are decoded as Latin-1. */
export type SiteFile = { path: string; text: string }

const only = (references: readonly Reference[]): FileReferences => ({ ...NOTHING, references })

/** Reads a file by the ending of its name. */
const READERS: Readonly<Record<string, (text: string, root: string) => FileReferences>> = {
  '.html': readHtml,
  '.svg': readHtml,
  '.css': (css) => only(addressesInStyles(css)),
  '.js': (script) => only(addressesInScript(script)),
  '.json': (json, root) => only(addressesInJson(json, { root, by: 'The file' })),
  '.webmanifest': (json, root) => only(addressesInJson(json, { root, by: 'The file' })),
  '.md': readMarkdown,
  // A line of a calendar that begins with a space continues the one before.
  '.ics': (text, root) => only(addressesInText(text.replace(/\r\n[ \t]/g, ''), root, 'The file')),
}

/** Formats that name no addresses. */
const CLOSED = new Set(['.png', '.webp', '.avif', '.jpg', '.ico', '.woff2', '.br', '.gz'])

/** Whether a file of a site is text in UTF-8. */
export const isText = (path: string): boolean => !CLOSED.has(extname(path)) && extname(path) !== '.pdf'

/**
 * Reads the addresses and ids in a file of a built site. In a format without a reader, addresses are those that begin with that of the
 * site.
 */
export function readFileOfSite({ path, text }: SiteFile, root: string): FileReferences {
  const ending = extname(path)
  if (CLOSED.has(ending) || path === SITE_MANIFEST || isOfPackage(path)) return NOTHING
  if (path === '_redirects')
    return only(redirectRules(text).flatMap(({ to, at }) => (to.includes(':') ? [] : [{ by: 'The rule', address: to, at }])))
  if (/(?:^|\/)sitemap[^/]*\.xml$/.test(path))
    return only(addressesInText(text, root, 'The sitemap').map((one) => ({ ...one, isListing: !one.address.endsWith('.xml') })))
  const reader = READERS[ending]
  return reader ? reader(text, root) : only(addressesInText(text, root, 'The file'))
}

/** Reads Markdown as the HTML made from it. The place of an address is its first occurrence. */
function readMarkdown(markdown: string, root: string): FileReferences {
  const { references, ids } = readHtml(`<!doctype html>${markdownToHtml(markdown).html}`, root)
  const at = ({ address }: Reference) => Math.max(0, markdown.indexOf(address))
  return { ...NOTHING, ids, references: references.map((one) => ({ ...one, by: 'The text', isNavigation: false, at: at(one) })) }
}
