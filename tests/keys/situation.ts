import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Input of a build: content files by path, the day, and the mail key in the environment. */
export type Situation = { files: ReadonlyMap<string, string | Uint8Array>; asOf: string; mailKey: string }

/** The files of a folder by path: texts as strings, pictures as bytes. */
export async function filesIn(folder: string): Promise<Situation['files']> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = found.filter((item) => item.isFile()).map((item) => join(item.parentPath, item.name))
  const files = paths.map(async (path) => [path.slice(folder.length + 1), await readFile(path)] as const)
  const isText = (path: string) => /\.(?:mdx|yaml)$/.test(path)
  return new Map((await Promise.all(files)).map(([path, bytes]) => [path, isText(path) ? bytes.toString('utf8') : bytes]))
}
