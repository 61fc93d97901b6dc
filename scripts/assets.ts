import { readFile } from 'node:fs/promises'
import { type Manifest, manifest } from '../renderer/assets'
import type { FileBytes } from '../renderer/emit'
import { ASSETS } from '../src/engine/routes/files'
import type { Bundle } from './bundle.mjs'
import { namesIn } from './files/read-text'
import { readValidJson } from './files/valid-json'

/** Reads the manifest of the files that vite made for the browser. */
export const readManifest = (client: string): Promise<Manifest> => readValidJson(`${client}/.vite/manifest.json`, manifest)

/** Reads the scripts and fonts that vite made, each with its path on the site. */
export async function readAssets({ client, server }: Bundle): Promise<FileBytes[]> {
  const found = await Promise.all([client, server].map(assetsOf))
  const byPath = new Map(found.flat().map((file) => [file.path, file]))
  return [...byPath.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

async function assetsOf(folder: string): Promise<FileBytes[]> {
  const names = await namesIn(`${folder}/${ASSETS}`)
  return Promise.all(names.map(async (name) => ({ path: `${ASSETS}/${name}`, bytes: await readFile(`${folder}/${ASSETS}/${name}`) })))
}
