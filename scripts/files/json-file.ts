import { readFile } from 'node:fs/promises'
import * as z from 'zod'
import { parseJson } from '../../src/engine/lib/json'
import { ProjectError } from '../../src/engine/problems/problem'
import { replaceFile } from './replace-file'

/** Reads a JSON file that another program has written, by a schema. Throws an error that names the file if it holds something else. */
export async function readValidJson<Schema extends z.ZodType>(file: string, schema: Schema): Promise<z.output<Schema>> {
  const value = parseJson(await readFile(file, 'utf8'))
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new ProjectError(value === undefined ? `${file} is not JSON.` : `${file} is not as expected.\n${z.prettifyError(parsed.error)}`)
}

/** Reads a JSON file of an earlier run; undefined if there is none, or if it is damaged. Its form is not checked. */
export async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : parseJson(text)
}

/** Writes a JSON file atomically. */
export const writeJson = (file: string, value: object): Promise<void> => replaceFile(file, JSON.stringify(value))
