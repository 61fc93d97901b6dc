import { readFile } from 'node:fs/promises'
import { type Budgets, htmlLimit } from '../renderer/define/budgets'
import type { Site } from '../renderer/define/site'
import { fileOf } from '../src/engine/routes/files'
import { kindOf } from './built-addresses'
import { readJson, writeJson } from './json-file'
import { type Bundle, compressedSize, exactKilobytes, islandSizes, type Sizes } from './script-sizes'
import type { WriteRecord } from './write/record'

/** What is weighed of a build: the largest page of each kind by its name, the loader and each island. */
export type Weighed = Readonly<Record<string, { bytes: number; limit: number }>>

/** Growth that shows in the figures, in bytes. */
const SHOWN = 50

/** What grew since the last build, and what is over its limit: a line each. `before` are the bytes of the last build by name. */
export const weightLines = (weighed: Weighed, before: Readonly<Record<string, number>>): string[] =>
  Object.entries(weighed).flatMap(([name, { bytes, limit }]) => {
    const grown = bytes - (before[name] ?? bytes)
    const parts = [
      `${name} ${exactKilobytes(bytes)}`,
      ...(grown >= SHOWN ? [`+${exactKilobytes(grown)}`] : []),
      ...(bytes > limit ? [`over its limit of ${exactKilobytes(limit)}`] : []),
    ]
    return parts.length > 1 ? [parts.join(', ')] : []
  })

/** A written site: its folder, the record of its files, its pages, and its scripts with their sizes. */
type Written = Bundle & { dist: string; files: WriteRecord; addresses: readonly string[]; routes: Site['routes']; sizes: Sizes }

/** The record of weights: the compressed size of a page by the key of its file, and what was weighed by name. */
type WeightRecord = { pages: Readonly<Record<string, number>>; weighed: Readonly<Record<string, number>> }

/**
 * Weighs a build and says what `weightLines` says. The weights are kept in the file `record` for the next build; a page is compressed again
 * only if it has changed.
 */
export async function reportWeights(written: Written, budgets: Budgets, record: string): Promise<string[]> {
  const { pages: known = {}, weighed: before = {} } = (await readJson<Partial<WeightRecord>>(record)) ?? {}
  const pages = await Promise.all(
    largestOfKinds(written).map(async ({ kind, path, key }) => {
      const bytes = known[key] ?? (await compressedSize(await readFile(`${written.dist}/${path}`)))
      return { kind, key, bytes, limit: htmlLimit(budgets, kind) }
    }),
  )
  const { manifest, scripts, sizes } = written
  const loader = { bytes: sizes.get(manifest[scripts.loader]?.file ?? '') ?? 0, limit: budgets.scripts }
  const islands = islandSizes(written, sizes).map(({ name, bytes }) => [`island ${name}`, { bytes, limit: budgets.island }] as const)
  const weighed = {
    ...Object.fromEntries(pages.map(({ kind, bytes, limit }) => [kind, { bytes, limit }])),
    loader,
    ...Object.fromEntries(islands),
  }
  const kept: WeightRecord = {
    pages: Object.fromEntries(pages.map(({ key, bytes }) => [key, bytes])),
    weighed: Object.fromEntries(Object.entries(weighed).map(([name, { bytes }]) => [name, bytes])),
  }
  await writeJson(record, kept)
  return weightLines(weighed, before)
}

/** The page of each kind whose file is the largest. */
function largestOfKinds({ addresses, routes, files }: Written) {
  const largest = new Map<string, { kind: string; path: string; key: string; size: number }>()
  for (const address of addresses) {
    const [kind, path] = [kindOf(address, routes), fileOf(address)]
    const file = files[path]
    if (kind !== undefined && file && file.size > (largest.get(kind)?.size ?? 0)) largest.set(kind, { kind, path, ...file })
  }
  return [...largest.values()]
}
