import { type Entries, parsedFiles } from './entries'
import type { ContentLink } from './graph'
import { textFields } from './schema'
import { fieldName } from './source'

/** Every link in fields and texts, with its place. */
export const contentLinks = (entries: Entries): ContentLink[] =>
  parsedFiles(entries).flatMap(({ source: { file }, schema, data, body }) => [
    ...[...textFields(schema, data)]
      .filter(({ meta }) => meta?.kind === 'href')
      .map(({ path, value }) => ({ href: value, place: { file, field: fieldName(path) } })),
    ...(body?.links ?? []).map(({ href, line, column }) => ({ href, place: { file, line, column } })),
  ])
