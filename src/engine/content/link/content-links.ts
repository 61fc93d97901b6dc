import type { ContentLink } from '../model/graph'
import type { ParsedFile } from '../parse/entries'
import { pathText } from '../parse/source'
import { textFieldsOf } from '../parse/text-fields'

/** All links in the fields and texts of files, with their places. */
export const contentLinks = (files: readonly ParsedFile[]): ContentLink[] =>
  files.flatMap(({ source: { file }, schema, data, body }) => [
    ...textFieldsOf('href', schema, data).map(({ path, value }) => ({ href: value, place: { file, field: pathText(path) } })),
    ...(body?.links ?? []).map(({ href, line, column }) => ({ href, place: { file, line, column } })),
  ])
