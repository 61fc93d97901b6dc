import { readFile } from 'node:fs/promises'

/** The text of a file, or undefined if there is no such file. */
export const readText = (file: string): Promise<string | undefined> =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
