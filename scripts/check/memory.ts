import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { PageRecord } from '../../renderer/build-pages'
import type { ParseRecord } from '../../src/engine/content/parse/parse-record'

/** What a check leaves for the next one: what texts became and what pages hold, so that only what changed is looked at again. */
export type CheckMemory = { parsed: ParseRecord; pages: PageRecord }

/** What a first check starts from. */
export const EMPTY: CheckMemory = { parsed: new Map(), pages: {} }

/** What the last check left, if it ran with the same code; nothing where there is no file, or it is damaged. */
export async function readMemory(file: string, codeKey: string): Promise<CheckMemory> {
  const bytes = await readFile(file).catch(() => undefined)
  try {
    const found = bytes && (deserialize(bytes) as CheckMemory & { codeKey: string })
    return found?.codeKey === codeKey ? found : EMPTY
  } catch {
    return EMPTY
  }
}

/** Writes beside the file and moves: another check may read it at any time. */
export async function writeMemory(file: string, codeKey: string, { parsed, pages }: CheckMemory): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const next = `${file}-${process.pid}`
  await writeFile(next, serialize({ codeKey, parsed, pages }))
  await rename(next, file)
}

/** Whether a check found anything that the last one had not left. */
export const isNew = (now: CheckMemory, before: CheckMemory): boolean =>
  Object.entries(now.pages).some(([address, { key }]) => before.pages[address]?.key !== key) ||
  [...now.parsed].some(([file, { text }]) => before.parsed.get(file)?.text !== text)
