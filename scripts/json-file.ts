import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Reads a JSON file of an earlier run; undefined if there is none, or if it is damaged. */
export async function readJson<Value>(file: string): Promise<Value | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  try {
    return text === undefined ? undefined : (JSON.parse(text) as Value)
  } catch {
    return undefined
  }
}

/** Writes a JSON file, and its folder. It is written under another name first, so that nobody reads a part of it. */
export async function writeJson(file: string, value: object): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const next = `${file}-${process.pid}`
  await writeFile(next, JSON.stringify(value))
  await rename(next, file)
}
