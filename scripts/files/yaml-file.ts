import type * as z from 'zod'
import { problemsOfIssues } from '../../src/engine/content/parse/issues'
import { sourceOf } from '../../src/engine/content/parse/source'
import { parseYaml } from '../../src/engine/content/yaml/yaml'
import { formatProblems } from '../../src/engine/problems/format'

/** Reads the text of a YAML file by a schema, or says what is wrong with it, with its lines. */
export function readYaml<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
): { value: z.output<Schema> } | { wrong: string } {
  const source = sourceOf({ file, yaml: text, lineOffset: 0 })
  const { data, problems } = parseYaml(source)
  const parsed = schema.safeParse(data, { reportInput: true })
  if (problems.length === 0 && parsed.success) return { value: parsed.data }
  const found = problems.length > 0 || parsed.success ? problems : problemsOfIssues(parsed.error.issues, schema, source)
  return { wrong: formatProblems(found, () => text) }
}
