import { readdir, readFile } from 'node:fs/promises'
import { ProjectError } from '../../src/engine/problems/problem'
import { ASSETS } from '../../src/engine/routes/files'
import { builtFiles, retainedFiles } from '../built-files'
import { type Bundle, compressedSize, type IslandSize, islandSizes } from '../script-sizes'

/** The sizes of the files of a site, compressed, in bytes. */
export type Weights = {
  /** HTML with its styles, by address. */
  html: ReadonlyMap<string, number>
  /** All style files together. They hold every rule of every page. */
  css: number
  /** Every script and font, by address. */
  assets: ReadonlyMap<string, number>
  /** Every island with the size of all scripts that it needs, largest first. */
  islands: readonly IslandSize[]
}

/** A built site: its folder, its pages by address, and its bundle of scripts. */
export type WeighInput = Bundle & { dist: string; documents: ReadonlyMap<string, string> }

/**
 * Measures the sizes of pages, scripts, styles and fonts of a built site, without files kept from earlier builds. Fonts are already
 * compressed.
 */
export async function weigh({ dist, documents, ...bundle }: WeighInput): Promise<Weights> {
  const built = await builtFiles(dist)
  if ('error' in built) throw new ProjectError(built.error)
  const left = retainedFiles(built)
  const pages = [...documents].map(async ([address, text]) => [address, await compressedSize(text)] as const)
  const names = (await readdir(`${dist}/${ASSETS}`)).filter((name) => !/\.(?:br|gz)$/.test(name)).toSorted()
  const paths = names.map((name) => `${ASSETS}/${name}`).filter((path) => !left.has(path))
  const files = await Promise.all(paths.map(async (path) => ({ path, bytes: await readFile(`${dist}/${path}`) })))
  const weighed = files.map(
    async ({ path, bytes }) => [path, path.endsWith('.woff2') ? bytes.length : await compressedSize(bytes)] as const,
  )
  const sizes = new Map(await Promise.all(weighed))
  const styles = files.filter(({ path }) => path.endsWith('.css')).map(({ bytes }) => bytes)
  return {
    html: new Map(await Promise.all(pages)),
    css: await compressedSize(Buffer.concat(styles)),
    assets: new Map([...sizes].map(([path, size]) => [`/${path}`, size])),
    islands: islandSizes(bundle, sizes),
  }
}
