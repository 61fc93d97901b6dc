import type * as z from 'zod'
import type { SiteProblem } from '../../problems/problem'
import { parseMended, withoutUnreadValues } from '../yaml/yaml-mended'
import { problemsOfIssues } from './issues'
import type { Source } from './source'

/** What a YAML text holds: its data, valid or not, and its value by the schema, which is undefined where anything is wrong. */
export type CheckedYaml<Value> = { source: Source; data: unknown; value: Value | undefined; problems: readonly SiteProblem[] }

/**
 * Parses and validates a YAML text. The source that is returned has the places of its values: it is a mended one if the text has mistakes
 * of syntax, so that all else in it is checked too. An empty text has no data and no problems.
 */
export function checkedYaml<Value>(written: Source, schema: z.ZodType<Value>): CheckedYaml<Value> {
  const { source, data: parsed, problems, unread } = parseMended(written)
  if (parsed === undefined || parsed === null) return { source, data: undefined, value: undefined, problems }
  const result = schema.safeParse(parsed, { reportInput: true })
  const data = unread.size > 0 ? withoutUnreadValues(parsed) : parsed
  if (result.success) return { source, data, value: problems.length === 0 ? result.data : undefined, problems }
  // A text stands for each value that could not be read. The field above a key that is there twice has no value since that key belongs
  // below it.
  const twice = new Set(problems.flatMap(({ code, place }) => (code === 'yaml/duplicate-key' ? [(place.line ?? 0) - 1] : [])))
  const wrong = problemsOfIssues(result.error.issues, schema, source).filter(
    ({ code, place: { line = 0 } }) => !unread.has(line) && !(code === 'field/empty' && twice.has(line)),
  )
  return { source, data, value: undefined, problems: [...problems, ...wrong] }
}
