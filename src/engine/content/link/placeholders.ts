import { problem, type SiteProblem } from '../../problems/problem'
import { isToDo } from '../../schema/placeholder'
import { blockText, placeInBlock } from '../mdx/mdx-blocks'
import type { ParsedFile } from '../parse/entries'
import { type TextField, textFields } from '../parse/schema'
import { fieldName, placeOfField } from '../parse/source'

/** Finds placeholders in the fields and in the article of a file. A draft may have them. */
export function placeholderProblems({ source, schema, data, editorial, body }: ParsedFile): SiteProblem[] {
  if (editorial.draft) return []
  const fields = textFields(schema, data).filter(isPlaceholder)
  const blocks = (body?.trees?.blocks ?? []).filter((block) => isToDo(blockText(block)))
  return [
    ...fields.map(({ path }) => problem('entry/placeholder', placeOfField(source, path), fieldName(path))),
    ...blocks.map((block) => problem('entry/placeholder', { file: source.file, ...placeInBlock(block, 0) }, '')),
  ]
}

const isPlaceholder = ({ value, meta }: TextField) => isToDo(value) || (meta?.kind === 'formed' && value === meta.placeholder)
