/** Media types of files by their endings. */
const TYPES: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  ico: 'image/x-icon',
  xml: 'application/xml',
  md: 'text/markdown;charset=utf-8',
}

/** The names that JSON Feed suggests for its files, whose type tells them from other JSON; a number is that of an archive. */
const JSON_FEED = /(?:^|\/)feed(?:-\d+)?\.json$/

/** The media type of a file; text where nothing is known of its ending. */
export const mediaTypeOf = (path: string) =>
  JSON_FEED.test(path) ? 'application/feed+json' : (TYPES[path.split('.').at(-1) ?? ''] ?? 'text/plain;charset=utf-8')
