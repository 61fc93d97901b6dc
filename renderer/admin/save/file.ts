import { parse } from 'yaml'
import type * as z from 'zod'
import { splitFrontMatter } from '../../../src/engine/content/parse/front-matter'
import { withoutEmptyFields } from './same'
import { editedYaml } from './yaml'
import { fileText } from './yaml-text'

/** A save: `before` is the current file, undefined for a new one; `wanted` has all fields, in the style of the editor. */
export type Saving = { file: string; before: string | undefined; wanted: string; schema: z.core.$ZodType }

/** The text of a file to save. Of an existing file only what was edited changes. Throws an error if the wanted text is not valid YAML. */
export function savedText({ file, before, wanted, schema }: Saving): string {
  const yamlAfter = (old: string | undefined, next: string): string => {
    const data: unknown = parse(next)
    return old === undefined ? fileText(withoutEmptyFields(data, schema)) : editedYaml(old, data, schema)
  }
  if (!file.endsWith('.mdx')) return yamlAfter(before, wanted)
  const next = splitFrontMatter(file, wanted)
  const text = `${next.body.trim()}\n`
  const old = before === undefined ? undefined : splitFrontMatter(file, before)
  // A file whose front matter cannot be found is replaced by what the editor shows.
  if (before === undefined || !old || old.problems.length > 0) return `---\n${yamlAfter(undefined, next.source.yaml)}---\n\n${text}`
  const body = before.slice(before.length - old.body.trimStart().length)
  const start = before.indexOf('\n') + 1
  const end = start + old.source.yaml.length
  const fields = before.slice(0, start) + yamlAfter(old.source.yaml, next.source.yaml) + before.slice(end, before.length - body.length)
  return fields + (body.trim() === next.body.trim() ? body : text)
}
