import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'vitest'

/** A test with an empty temporary folder. */
export const folderTest = test.extend<{ folder: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of fixtures off the pattern
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'folder-'))
    await use(folder)
    await rm(folder, { recursive: true, force: true })
  },
})

/** Every file below a folder, with its bytes and modification time, by path; empty folders end with a slash. */
export async function treeOf(folder: string): Promise<Record<string, { bytes: string; modified: number }>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const found = entries.map(async (entry) => {
    const file = join(entry.parentPath, entry.name)
    const path = file.slice(folder.length + 1)
    if (entry.isDirectory()) return (await readdir(file)).length > 0 ? [] : [[`${path}/`, { bytes: '', modified: 0 }] as const]
    return [[path, { bytes: await readFile(file, 'latin1'), modified: (await stat(file)).mtimeMs }] as const]
  })
  return Object.fromEntries((await Promise.all(found)).flat().toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Every file below a folder, with its bytes, by path; empty folders end with a slash. */
export const bytesOf = async (folder: string): Promise<Record<string, string>> =>
  Object.fromEntries(Object.entries(await treeOf(folder)).map(([path, { bytes }]) => [path, bytes]))
