import { problem, type SiteProblem } from '../../problems/problem'
import { GUESS, isToDo } from '../../schema/placeholder'
import { blockText, placeInBlock } from '../mdx/mdx-blocks'
import type { ParsedFile } from '../parse/entries'
import { commentsOf, pathText, placeOfField } from '../parse/source'
import { type TextField, textFields } from '../parse/text-fields'

/** Finds placeholders in the fields and in the article of a file, and guesses in those of an entry. A draft may have them. */
export function placeholderProblems({ source, collection, schema, data, editorial, body }: ParsedFile): SiteProblem[] {
  if (editorial.draft) return []
  const fields = textFields(schema, data).filter(isPlaceholder)
  const blocks = (body?.trees?.blocks ?? []).filter((block) => isToDo(blockText(block)))
  return [
    ...fields.map(({ path }) => problem('entry/placeholder', placeOfField(source, path), pathText(path))),
    ...(collection === undefined ? [] : commentsOf(source)).flatMap(({ text, place }) => {
      const [, asks] = GUESS.exec(text) ?? []
      return asks === undefined ? [] : [problem('entry/guess', place, asks)]
    }),
    ...blocks.map((block) => problem('entry/placeholder', { file: source.file, ...placeInBlock(block, 0) }, '')),
  ]
}

const isPlaceholder = ({ value, meta }: TextField) => isToDo(value) || (meta?.kind === 'formed' && value === meta.placeholder)
