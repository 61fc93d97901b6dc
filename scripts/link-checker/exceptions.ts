import { ADMIN } from '../../src/engine/routes/admin'
import { addressOfFile, isNotFound, NOTICES, SITE_MANIFEST } from '../../src/engine/routes/files'

/**
 * The files of the package of the editor in the browser. It puts their addresses together itself, and holds much that only looks like an
 * address.
 */
const EDITOR_PACKAGE = new RegExp(`^${ADMIN.slice(1)}/cms/`)

/** Files that are requested although no other file names them, and by whom. */
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
export const isRequestedDirectly = (path: string): boolean => ASKED_FOR.some(([pattern]) => pattern.test(path))

/** Whether a file is a not-found view, to which no link leads. */
export const isNotFoundView = (path: string): boolean => isNotFound(addressOfFile(path))

/** Whether a file comes from a package and is served unchanged, so that its texts are not those of the site. */
export const isOfPackage = (path: string): boolean => EDITOR_PACKAGE.test(path)
