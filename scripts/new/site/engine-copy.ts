import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ENGINE_CODE } from '../../code-key.mjs'
import { pathsBelow } from '../../files/paths-below'

/** Files at the root that belong to the engine, besides its folders. An upgrade replaces all of them. */
const ENGINE_FILES = ['vite.config.ts', '.npmrc', '.nvmrc', '.dockerignore', 'Dockerfile'] as const

/** Files by their path with slashes. */
export type Files = ReadonlyMap<string, Buffer>

/** The folders that commands make. */
const MADE = new Set(['node_modules', 'dist', '.cache'])

/** Reads every file below a folder, without those in folders that commands make. */
export async function readFilesBelow(folder: string): Promise<Files> {
  const paths = (await pathsBelow(folder)).filter((path) => !path.split('/').some((part) => MADE.has(part)))
  return new Map(await Promise.all(paths.map(async (path) => [path, await readFile(join(folder, path))] as const)))
}

/** All files of the engine in a project, by their paths from its root. */
export async function engineFiles(root: string): Promise<Files> {
  const files = new Map<string, Buffer>()
  for (const folder of ENGINE_CODE)
    for (const [path, bytes] of await readFilesBelow(join(root, folder))) files.set(`${folder}/${path}`, bytes)
  for (const file of ENGINE_FILES) files.set(file, await readFile(join(root, file)))
  return files
}

/** The texts of the modules among files. */
export const codesIn = (files: Files): string[] =>
  [...files].filter(([path]) => /\.(?:ts|tsx|mjs)$/.test(path)).map(([, bytes]) => bytes.toString('utf8'))

/** Writes files into a folder, with the folders that they need. */
export async function writeFiles(folder: string, files: Files): Promise<void> {
  for (const [path, bytes] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), bytes)
  }
}
