import { ADMIN } from '../../src/engine/routes/admin'
import { addressOfFile, isNotFound, NOTICES, SITE_MANIFEST } from '../../src/engine/routes/files'

/** The files of the package of the editor in the browser. It names them in ways of its own, with much that is no address. */
const EDITOR_PACKAGE = new RegExp(`^${ADMIN.slice(1)}/cms/`)

/** Files that somebody asks for without being told of them by another file, with who that is. */
const ASKED_FOR: readonly (readonly [path: RegExp, by: string])[] = [
  [/^index\.html$/, 'visitors who type the name of the site'],
  [/^404\.html$/, 'hosts, which answer unknown addresses with it'],
  [/^_(?:headers|redirects)$/, 'hosts, which read their rules there'],
  [/^robots\.txt$/, 'search engines (RFC 9309)'],
  [/^\.well-known\//, 'programs that know these names (RFC 8615)'],
  [/^llms\.txt$/, 'language models (llmstxt.org)'],
  [new RegExp(`^${ADMIN.slice(1)}\\.html$`), 'editors, who know its address'],
  [EDITOR_PACKAGE, 'the editor in the browser'],
  [/^humans\.txt$/, 'people who look for those behind a site (humanstxt.org)'],
  [new RegExp(`^${NOTICES.slice(1).replace('.', '\\.')}$`), 'people who ask what scripts hold of others'],
  [new RegExp(`^${SITE_MANIFEST.replace('.', '\\.')}$`), 'programs that upload the site'],
]

/** Whether a file needs no other one that names it. */
export const isAskedFor = (path: string): boolean => ASKED_FOR.some(([pattern]) => pattern.test(path))

/** Whether visitors get a page by an address that leads nowhere, so that no link leads to it. */
export const isNotFoundView = (path: string): boolean => isNotFound(addressOfFile(path))

/** Whether a file is that of a package, which is served as it is: its texts are not those of the site. */
export const isOfPackage = (path: string): boolean => EDITOR_PACKAGE.test(path)
