import { readFile } from 'node:fs/promises'
import { replaceFile } from './replace-file'

/** Reads a JSON file of an earlier run; undefined if there is none, or if it is damaged. */
export async function readJson<Value>(file: string): Promise<Value | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  try {
    return text === undefined ? undefined : (JSON.parse(text) as Value)
  } catch {
    return undefined
  }
}

/** Writes a JSON file, as a whole. */
export const writeJson = (file: string, value: object): Promise<void> => replaceFile(file, JSON.stringify(value))
