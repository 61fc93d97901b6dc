import type * as z from 'zod'
import { checkedYaml } from '../../src/engine/content/parse/checked-yaml'
import { sourceOf } from '../../src/engine/content/parse/source'
import { formatProblems } from '../../src/engine/problems/format'
import { problem, withNonContentHints } from '../../src/engine/problems/problem'

/** Reads the text of a YAML file by a schema, or says what is wrong with it, with its lines. */
export function readYaml<Value>(file: string, text: string, schema: z.ZodType<Value>): { value: Value } | { wrong: string } {
  const { value, problems } = checkedYaml(sourceOf({ file, yaml: text, lineOffset: 0 }), schema)
  if (value !== undefined) return { value }
  return {
    wrong: formatProblems(
      withNonContentHints(problems.length > 0 ? problems : [problem('file/empty', { file, line: 1, column: 1 })]),
      () => text,
    ),
  }
}
