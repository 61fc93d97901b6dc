/** Media types of files by their endings. */
const TYPES: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  ico: 'image/x-icon',
  pdf: 'application/pdf',
  xml: 'application/xml',
  ics: 'text/calendar;charset=utf-8',
  csv: 'text/csv;charset=utf-8',
  md: 'text/markdown;charset=utf-8',
  txt: 'text/plain;charset=utf-8',
  yaml: 'application/yaml',
  sql: 'application/sql',
}

/** The names that JSON Feed suggests for its files, whose type tells them from other JSON; a number is that of an archive. */
const JSON_FEED = /(?:^|\/)feed(?:-\d+)?\.json$/

/** The media type of a file, by its path; undefined for endings that no output of a site has. */
export const mediaTypeOf = (path: string): string | undefined =>
  JSON_FEED.test(path) ? 'application/feed+json' : TYPES[path.split('.').at(-1) ?? '']
