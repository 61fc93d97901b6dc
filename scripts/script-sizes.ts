import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { Manifest } from '../renderer/assets'
import type { FileBytes } from '../renderer/emit'
import type { Project } from './project.mjs'
import { jsonStore } from './store/json-store'

/** Compressed sizes of files in bytes, by path on the site. */
export type Sizes = ReadonlyMap<string, number>

/** An island, and the size of all scripts that it needs besides the loader, including React. */
export type IslandSize = { name: string; bytes: number }

/** The modules that every island needs to start. */
const RUNTIME = ['src/engine/islands/hydrate.ts', 'src/engine/islands/resources.ts']

/** A bundle of scripts: the manifest of vite, and the paths of the loader and of the islands. */
export type Bundle = { manifest: Manifest; scripts: Project['scripts'] }

/** The name of the island that a module defines, or undefined. */
const islandOf = (module: string, folder: string) =>
  module.startsWith(`${folder}/`) ? /^([^/]+)\/island\.tsx$/.exec(module.slice(folder.length + 1))?.[1] : undefined

/** The islands of a bundle, largest first. */
export function islandSizes({ manifest, scripts }: Bundle, sizes: Sizes): IslandSize[] {
  const sizeOf = (modules: ReadonlySet<string>) =>
    [...modules].reduce((sum, module) => sum + (sizes.get(manifest[module]?.file ?? '') ?? 0), 0)
  return Object.keys(manifest)
    .flatMap((module) => {
      const name = islandOf(module, scripts.islands)
      return name === undefined ? [] : [{ name, bytes: sizeOf(transitiveImports({ manifest, scripts }, [module, ...RUNTIME])) }]
    })
    .toSorted((a, b) => b.bytes - a.bytes)
}

/** The sizes of scripts in words: of the loader, which every page loads, and of the largest island. */
export function sizesText(bundle: Bundle, sizes: Sizes): string {
  const { manifest, scripts } = bundle
  const [largest] = islandSizes(bundle, sizes)
  const loader = `loader ${exactKilobytes(sizes.get(manifest[scripts.loader]?.file ?? '') ?? 0)}`
  const island = largest ? `; React with the largest island, ${largest.name}, ${exactKilobytes(largest.bytes)}` : ''
  return `scripts, compressed: ${loader}${island}`
}

/** A size to a tenth of a kilobyte: `14.2 kB`. */
export const exactKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** Some modules and all that they import, without the loader, which every page has. */
export function transitiveImports({ manifest, scripts }: Bundle, modules: readonly string[]): ReadonlySet<string> {
  const needed = new Set<string>()
  const pending = [...modules]
  for (let module = pending.pop(); module !== undefined; module = pending.pop()) {
    if (module === scripts.loader || needed.has(module)) continue
    needed.add(module)
    pending.push(...(manifest[module]?.imports ?? []))
  }
  return needed
}

/** The size after compression by Brotli at its highest level, which hosts use for static files. */
export const compressedSize = async (bytes: Uint8Array | string) => (await promisify(brotliCompress)(bytes)).length

/** The version of the format in which sizes are stored. */
const VERSION = 1

/**
 * The compressed sizes of scripts. They are cached in the file `record` by the names of scripts, which change with their contents, so each
 * script is compressed only once.
 */
export async function scriptSizes(assets: readonly FileBytes[], record: string): Promise<Sizes> {
  const kept = jsonStore<Record<string, number>>(record, VERSION)
  const known = (await kept.read()) ?? {}
  const scripts = assets.filter(({ path }) => path.endsWith('.js'))
  const sizes = await Promise.all(scripts.map(async ({ path, bytes }) => [path, known[path] ?? (await compressedSize(bytes))] as const))
  await kept.write(Object.fromEntries(sizes))
  return new Map(sizes)
}
