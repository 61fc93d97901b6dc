import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { type Budgets, htmlLimit } from '../../renderer/define/budgets'
import type { Site } from '../../renderer/define/site'
import { fileOf } from '../../src/engine/routes/files'
import { kindsBy } from '../built-addresses'
import { type Bundle, compressedSize, exactKilobytes, islandSizes, type Sizes } from '../script-sizes'
import { jsonStore } from '../store/json-store'
import type { WriteRecord } from '../write/record'

/** What is weighed of a build, by its name: its compressed bytes, how many more these are than in the last build, and their limit. */
export type Weighed = Readonly<Record<string, { bytes: number; grown: number; limit: number }>>

/** Least growth that is reported, in bytes. */
const SHOWN = 50

/** What grew since the last build, and what is over its limit: a line each. */
export const weightLines = (weighed: Weighed): string[] =>
  Object.entries(weighed).flatMap(([name, { bytes, grown, limit }]) => {
    const parts = [
      `${name} ${exactKilobytes(bytes)}`,
      ...(grown >= SHOWN ? [`+${exactKilobytes(grown)}`] : []),
      // Sizes and limits are so close that kilobytes would not tell them apart.
      ...(bytes > limit ? [`${bytes - limit} bytes over its limit of ${limit}`] : []),
    ]
    return parts.length > 1 ? [parts.join(', ')] : []
  })

/** A written site: its folder, the record of its files, its pages, and its scripts with their sizes. */
type Written = Bundle & { dist: string; files: WriteRecord; addresses: readonly string[]; routes: Site['routes']; sizes: Sizes }

/**
 * The record of weights: the bytes of pages by the hash of their files, and what was weighed by name. Both as `roughSize` measures pages.
 */
type WeightRecord = { pages: Readonly<Record<string, number>>; weighed: Readonly<Record<string, number>> }

/** The version of the format of the record. */
const VERSION = 1

/**
 * Weighs a build: the largest page of each kind, the loader and each island. `lines` are those of `weightLines`, `standing` are those
 * without growth, which hold as long as nothing changes. The weights are stored in the file `record` for the next build.
 */
export async function reportWeights(
  written: Written,
  budgets: Budgets,
  record: string,
): Promise<{ lines: readonly string[]; standing: readonly string[] }> {
  const kept = jsonStore<WeightRecord>(record, VERSION)
  const { pages: known, weighed: before } = (await kept.read()) ?? { pages: {}, weighed: {} }
  const grownOf = (name: string, bytes: number) => bytes - (before[name] ?? bytes)
  const pages = await Promise.all(
    largestOfKinds(written).map(async ({ kind, path, hash }) => {
      const limit = htmlLimit(budgets, kind)
      const read = () => readFile(`${written.dist}/${path}`)
      const rough = known[hash] ?? (await roughSize(await read()))
      const grown = grownOf(kind, rough)
      const bytes = grown >= SHOWN || rough > limit ? await compressedSize(await read()) : rough
      return { kind, hash, rough, bytes, grown, limit }
    }),
  )
  const { manifest, scripts, sizes } = written
  const loader = { name: 'loader', bytes: sizes.get(manifest[scripts.loader]?.file ?? '') ?? 0, limit: budgets.scripts }
  const islands = islandSizes(written, sizes).map(({ name, bytes }) => ({ name: `island ${name}`, bytes, limit: budgets.island }))
  const code = [loader, ...islands]
  await kept.write({
    pages: Object.fromEntries(pages.map(({ hash, rough }) => [hash, rough])),
    weighed: Object.fromEntries([...pages.map(({ kind, rough }) => [kind, rough]), ...code.map(({ name, bytes }) => [name, bytes])]),
  })
  const weighed = [
    ...pages.map(({ kind, bytes, grown, limit }) => [kind, { bytes, grown, limit }] as const),
    ...code.map(({ name, bytes, limit }) => [name, { bytes, grown: grownOf(name, bytes), limit }] as const),
  ]
  const standing = weighed.map(([name, weight]) => [name, { ...weight, grown: 0 }] as const)
  return { lines: weightLines(Object.fromEntries(weighed)), standing: weightLines(Object.fromEntries(standing)) }
}

/**
 * The compressed size of a page at a low level, in a fraction of the time. The highest level makes it smaller by some tenths, so this one
 * suffices to see that a page has not grown and is within its limit.
 */
const roughSize = async (bytes: Uint8Array) =>
  (await promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: ROUGH } })).length

const ROUGH = 4

/** The page of each kind whose file is the largest. */
function largestOfKinds({ addresses, routes, files }: Written) {
  const kindOf = kindsBy(routes)
  const largest = new Map<string, { kind: string; path: string; hash: string; size: number }>()
  for (const address of addresses) {
    const [kind, path] = [kindOf(address), fileOf(address)]
    const file = files[path]
    if (kind !== undefined && file && file.size > (largest.get(kind)?.size ?? 0)) largest.set(kind, { kind, path, ...file })
  }
  return [...largest.values()]
}
