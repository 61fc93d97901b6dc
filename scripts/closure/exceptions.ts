import { NOT_FOUND, NOTICES, SITE_MANIFEST } from '../../src/engine/routes/files'

/** Files that somebody asks for without being told of them by another file, with who that is. */
const ASKED_FOR: readonly (readonly [path: RegExp, by: string])[] = [
  [/^index\.html$/, 'visitors who type the name of the site'],
  [/^404\.html$/, 'hosts, which answer unknown addresses with it'],
  [/^_(?:headers|redirects)$/, 'hosts, which read their rules there'],
  [/^robots\.txt$/, 'search engines (RFC 9309)'],
  [/^\.well-known\//, 'programs that know these names (RFC 8615)'],
  [/^llms\.txt$/, 'language models (llmstxt.org)'],
  [/^humans\.txt$/, 'people who look for those behind a site (humanstxt.org)'],
  [new RegExp(`^${NOTICES.slice(1).replace('.', '\\.')}$`), 'people who ask what scripts hold of others'],
  [new RegExp(`^${SITE_MANIFEST.replace('.', '\\.')}$`), 'programs that upload the site'],
]

/** Whether a file needs no other one that names it. */
export const isAskedFor = (path: string): boolean => ASKED_FOR.some(([pattern]) => pattern.test(path))

/** Whether visitors get a page by an address that leads nowhere, so that no link leads to it. */
export const isNotFoundView = (path: string): boolean => `/${path}`.endsWith(`${NOT_FOUND}.html`)
