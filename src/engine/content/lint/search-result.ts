import { hasPage } from '../link/entry-url'
import type { TextField } from '../parse/text-fields'
import { type LintFile, textAt } from './rule'

/** The title and description of the page of a file in search results; undefined if it has no page. */
export function searchResultOf(file: LintFile): { title: TextField; description: TextField } | undefined {
  const { definition, data } = file
  const field = definition?.descriptionField
  if (definition && (field === undefined || !hasPage(definition, data))) return undefined
  const title = textAt(file, ['seo', 'title']) ?? (field && textAt(file, ['title']))
  const description = textAt(file, ['seo', 'description']) ?? (field && textAt(file, [field]))
  return title && description ? { title, description } : undefined
}
