import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { PageRecord } from '../../renderer/build-pages'
import type { ParseRecord } from '../../src/engine/content/parse/parse-record'

/** The results of a check for the next one: parsed texts and reports of pages, so that only what has changed is checked again. */
export type CheckMemory = { parsed: ParseRecord; pages: PageRecord }

/** The start of a first check. */
export const EMPTY: CheckMemory = { parsed: new Map(), pages: {} }

/** Reads the results of the last check. They are empty if it ran with other code, or if there is no valid file. */
export async function readMemory(file: string, codeKey: string): Promise<CheckMemory> {
  const bytes = await readFile(file).catch(() => undefined)
  try {
    const found = bytes && (deserialize(bytes) as CheckMemory & { codeKey: string })
    return found?.codeKey === codeKey ? found : EMPTY
  } catch {
    return EMPTY
  }
}

/** Writes the results of a check. They are written into another file, which is then renamed: another check may read at any time. */
export async function writeMemory(file: string, codeKey: string, { parsed, pages }: CheckMemory): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const next = `${file}-${process.pid}`
  await writeFile(next, serialize({ codeKey, parsed, pages }))
  await rename(next, file)
}

/** Whether a check has results that the one before did not have. */
export const isNew = (now: CheckMemory, before: CheckMemory): boolean =>
  Object.entries(now.pages).some(([address, { key }]) => before.pages[address]?.key !== key) ||
  [...now.parsed].some(([file, { text }]) => before.parsed.get(file)?.text !== text)
