import type * as z from 'zod'
import { checkedYaml } from '../../src/engine/content/parse/checked-yaml'
import { sourceOf } from '../../src/engine/content/parse/source'
import type { Failure } from '../../src/engine/lib/failure'
import { formatProblems } from '../../src/engine/problems/format'
import { problem, withNonContentHints } from '../../src/engine/problems/problem'

/** Reads the text of a YAML file by a schema, or says what is wrong with it, with its lines. */
export function readYaml<Value>(file: string, text: string, schema: z.ZodType<Value>): { value: Value } | Failure {
  const { value, problems } = checkedYaml(sourceOf({ file, yaml: text, lineOffset: 0 }), schema)
  if (value !== undefined) return { value }
  return {
    error: formatProblems(
      withNonContentHints(problems.length > 0 ? problems : [problem('file/empty', { file, line: 1, column: 1 })]),
      () => text,
    ),
  }
}
