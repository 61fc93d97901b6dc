import { readFile } from 'node:fs/promises'
import * as z from 'zod'
import { parseJson } from '../../src/engine/lib/json'
import { ProjectError } from '../../src/engine/problems/problem'

/** Reads a JSON file that another program has written, by a schema. Throws an error that names the file if it holds something else. */
export async function readValidJson<Schema extends z.ZodType>(file: string, schema: Schema): Promise<z.output<Schema>> {
  const value = parseJson(await readFile(file, 'utf8'))
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new ProjectError(value === undefined ? `${file} is not JSON.` : `${file} is not as expected.\n${z.prettifyError(parsed.error)}`)
}
