import { readdir, readFile } from 'node:fs/promises'
import { ASSETS } from '../../src/engine/routes/files'
import { type Bundle, compressedSize, type IslandSize, islandSizes } from '../script-sizes'

/** What the pages of a site weigh, in bytes as they travel. */
export type Weights = {
  /** HTML with its styles, by address. */
  html: ReadonlyMap<string, number>
  /** All style files: every rule that some page carries is in one of them. */
  css: number
  /** Every script and font, by address. */
  assets: ReadonlyMap<string, number>
  /** Every island with all scripts that it needs, largest first. */
  islands: readonly IslandSize[]
}

/** A built site: its folder, its pages by address, and its bundle of scripts. */
export type WeighInput = Bundle & { dist: string; documents: ReadonlyMap<string, string> }

/** Weighs pages of a built site, and all its scripts, styles and fonts. Fonts are compressed as they are. */
export async function weigh({ dist, documents, ...bundle }: WeighInput): Promise<Weights> {
  const pages = [...documents].map(async ([address, text]) => [address, await compressedSize(text)] as const)
  const names = await readdir(`${dist}/${ASSETS}`)
  const files = await Promise.all(
    names.map(async (name) => ({ path: `${ASSETS}/${name}`, bytes: await readFile(`${dist}/${ASSETS}/${name}`) })),
  )
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
