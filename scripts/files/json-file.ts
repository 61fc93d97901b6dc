import { readFile } from 'node:fs/promises'
import { parseJson } from '../../src/engine/lib/json'
import { replaceFile } from './replace-file'

/** Reads a JSON file of an earlier run; undefined if there is none, or if it is damaged. Its form is not checked. */
export async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : parseJson(text)
}

/** Writes a JSON file atomically. */
export const writeJson = (file: string, value: object): Promise<void> => replaceFile(file, JSON.stringify(value))
