import type { Dirent } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'

/** The text of a file, or undefined if there is no such file. */
export const readText = (file: string): Promise<string | undefined> => readFile(file, 'utf8').catch(orMissing)

/** The bytes of a file, or undefined if there is no such file. */
export const readBytes = (file: string): Promise<Buffer | undefined> => readFile(file).catch(orMissing)

/** What is in a folder; nothing if there is no such folder. */
export const entriesIn = async (folder: string): Promise<Dirent[]> =>
  (await readdir(folder, { withFileTypes: true }).catch(orMissing)) ?? []

/** The names of what is in a folder; none if there is no such folder. */
export const namesIn = async (folder: string): Promise<string[]> => (await entriesIn(folder)).map(({ name }) => name)

/** Undefined for a missing file or folder. Any other error, such as a missing permission, is thrown again. */
function orMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined
  throw error
}
