import { extname } from 'node:path/posix'
import { markdownToHtml } from 'satteri'
import { SITE_MANIFEST } from '../../src/engine/routes/files'
import { isOfPackage } from './exceptions'
import { readHtml } from './html'
import { redirectRules } from './redirect-rules'
import { NOTHING, type Reading, type Reference } from './reference'
import { addressesInJson, addressesInScript, addressesInStyles, addressesInText } from './texts'

/** A file of a built site. The bytes of one that is no text stand for characters of Latin-1. */
export type SiteFile = { path: string; text: string }

const only = (references: readonly Reference[]): Reading => ({ ...NOTHING, references })

/** Reads a file by the ending of its name. */
const READERS: Readonly<Record<string, (text: string, root: string) => Reading>> = {
  '.html': readHtml,
  '.svg': readHtml,
  '.css': (css) => only(addressesInStyles(css)),
  '.js': (script) => only(addressesInScript(script)),
  '.json': (json, root) => only(addressesInJson(json, { root, by: 'The file' })),
  '.webmanifest': (json, root) => only(addressesInJson(json, { root, by: 'The file' })),
  '.md': readMarkdown,
  // A line of a calendar goes on in the next one after a space.
  '.ics': (text, root) => only(addressesInText(text.replace(/\r\n[ \t]/g, ''), root, 'The file')),
}

/** Formats that only show a picture or a font, and name nothing. */
const CLOSED = new Set(['.png', '.webp', '.avif', '.jpg', '.ico', '.woff2', '.br', '.gz'])

/** Whether a file of a site is text in UTF-8. */
export const isText = (path: string): boolean => !CLOSED.has(extname(path)) && extname(path) !== '.pdf'

/** Reads what a file of a built site names. A format without a reader is a text whose addresses begin with that of the site. */
export function readFileOfSite({ path, text }: SiteFile, root: string): Reading {
  const ending = extname(path)
  if (CLOSED.has(ending) || path === SITE_MANIFEST || isOfPackage(path)) return NOTHING
  if (path === '_redirects')
    return only(redirectRules(text).flatMap(({ to, at }) => (to.includes(':') ? [] : [{ by: 'The rule', address: to, at }])))
  if (/(?:^|\/)sitemap[^/]*\.xml$/.test(path))
    return only(addressesInText(text, root, 'The sitemap').map((one) => ({ ...one, lists: !one.address.endsWith('.xml') })))
  const reader = READERS[ending]
  return reader ? reader(text, root) : only(addressesInText(text, root, 'The file'))
}

/** Reads Markdown as it is shown; its addresses are where they stand first. */
function readMarkdown(markdown: string, root: string): Reading {
  const { references, ids } = readHtml(`<!doctype html>${markdownToHtml(markdown).html}`, root)
  const at = ({ address }: Reference) => Math.max(0, markdown.indexOf(address))
  return { ...NOTHING, ids, references: references.map((one) => ({ ...one, by: 'The text', leads: false, at: at(one) })) }
}
