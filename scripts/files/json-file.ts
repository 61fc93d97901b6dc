import { readFile } from 'node:fs/promises'
import * as z from 'zod'
import { parseJson } from '../../src/engine/lib/json'
import { ProjectError } from '../../src/engine/problems/problem'
import { replaceFile } from './replace-file'

/**
 * The value of a JSON file that somebody else has written, by a schema. Throws an error that names the file where it holds something else.
 */
export async function jsonOf<Schema extends z.ZodType>(file: string, schema: Schema): Promise<z.output<Schema>> {
  const value = parseJson(await readFile(file, 'utf8'))
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new ProjectError(value === undefined ? `${file} is no JSON.` : `${file} is not as expected.\n${z.prettifyError(parsed.error)}`)
}

/** Reads a JSON file of an earlier run; undefined if there is none, or if it is damaged. */
export async function readJson<Value>(file: string): Promise<Value | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  // Only this program writes it, in the form that it reads.
  return text === undefined ? undefined : (parseJson(text) as Value | undefined)
}

/** Writes a JSON file, as a whole. */
export const writeJson = (file: string, value: object): Promise<void> => replaceFile(file, JSON.stringify(value))
