import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** Writes a file atomically, and makes its folder: it gets a hidden name first and is then renamed, so that nobody reads a part of it. */
export async function replaceFile(file: string, contents: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const next = join(dirname(file), `.${basename(file)}-${randomUUID()}`)
  await writeFile(next, contents)
  await rename(next, file)
}
