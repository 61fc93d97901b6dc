import { type CollectionDefinition, collectionNames, collections } from '../../schemas/index'
import type { Entries } from './entries'
import type { ContentLink } from './graph'
import { textFields } from './schema'
import { fieldName } from './source'

/** Every link in fields and texts, with its place. */
export function contentLinks(entries: Entries): ContentLink[] {
  const files = collectionNames.flatMap((name) => {
    const { schema }: CollectionDefinition = collections[name]
    return entries.collections[name].map(({ source, data, body }) => ({ file: source.file, schema, data, body }))
  })
  const single = [...entries.singletons.values()].map(({ source, schema, data }) => ({ file: source.file, schema, data, body: undefined }))
  return [...files, ...single].flatMap(({ file, schema, data, body }) => [
    ...[...textFields(schema, data)]
      .filter(({ meta }) => meta?.kind === 'href')
      .map(({ path, value }) => ({ href: value, place: { file, field: fieldName(path) } })),
    ...(body?.links ?? []).map(({ href, line, column }) => ({ href, place: { file, line, column } })),
  ])
}
