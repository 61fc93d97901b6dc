/** Media types of files by their endings: every ending that an output of a site can have. */
export const MEDIA_TYPES: Readonly<Record<string, string>> = {
  html: 'text/html;charset=utf-8',
  js: 'text/javascript',
  css: 'text/css',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
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

/** Whether files of a type become smaller by compression; pictures and fonts are compressed already. */
export const isCompressible = (type: string): boolean => /^text\/|json|xml|javascript|yaml|sql/.test(type)

/**
 * The type of a JSON Feed, and the pattern of its files, which distinguishes them from other JSON; a number in a name is that of an archive.
 */
export const JSON_FEED = { type: 'application/feed+json', path: '(?:^|/)feed(?:-[0-9]+)?\\.json$' } as const

const FEED_PATH = new RegExp(JSON_FEED.path)

/** The media type of a file, by its path; undefined for endings that no output of a site has. */
export const mediaTypeOf = (path: string): string | undefined =>
  FEED_PATH.test(path) ? JSON_FEED.type : MEDIA_TYPES[path.split('.').at(-1) ?? '']
