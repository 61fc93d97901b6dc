const TYPES: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  ico: 'image/x-icon',
  xml: 'application/xml',
  ics: 'text/calendar;charset=utf-8',
  csv: 'text/csv;charset=utf-8',
  md: 'text/markdown;charset=utf-8',
  yaml: 'application/yaml',
  sql: 'application/sql',
}

/** The content type of a file, by the ending of its path; undefined for endings that no output of a site has. */
export const contentTypeOf = (path: string): string | undefined => TYPES[path.split('.').at(-1) ?? '']
