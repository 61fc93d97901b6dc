import type { Output, OutputContext, OutputFile, OutputPart } from '../../renderer/emit'
import { keyOf } from '../../renderer/key'
import { partsOf } from '../../renderer/output-parts'
import { DRAWINGS_OF_PAGES, HEADS_OF_PAGES, headName } from '../../renderer/page-reads'
import { shortHash } from '../../src/engine/content/hash'
import { memoize } from '../../src/engine/lib/memoize'
import { once } from '../../src/engine/lib/once'
import { collectReads, dependencyNames } from '../../src/engine/lib/reads'
import { required, SiteCodeError } from '../../src/engine/problems/problem'
import { ASSETS } from '../../src/engine/routes/files'

/** Dependencies: name and key of each value read. */
type CachedReads = readonly (readonly [name: string, key: string])[]

/** The files that a part of an output had in a build. `reads` is missing if one of them has no key: then the files are not cached. */
type CachedPart = { name: string; reads?: CachedReads; files: readonly (readonly [path: string, key: string])[] }

/** The files that an output had in a build. */
type CachedOutput = {
  /** The key of all that outputs get besides values whose reads are tracked. */
  site: string
  /** Dependencies of the list of its parts. */
  reads: CachedReads
  parts: readonly CachedPart[]
}

/** The files of outputs by the name of the output, as the last build made them. Plain data. */
export type OutputRecord = Readonly<Record<string, CachedOutput>>

/**
 * The key of the graph without its fields (`keyWithoutFields`) and of the code of the model, and the keys of values whose reads it tracks
 * (`dependencyKeyFinder`).
 */
export type TrackedGraph = { key: string; keyOfRead: (name: string) => string | undefined }

type IncrementalOutputs = {
  outputs: readonly Output[]
  /** The record for the next build, once all outputs have made their files. */
  record: () => OutputRecord
}

/**
 * Outputs whose parts list the files of the last build, with the same keys, if nothing that they read has changed
 * (`src/engine/lib/reads.ts`). Such a file is made only if the folder lacks it. A part that reads something without a key lists its files
 * anew each time.
 */
export function incrementalOutputs(outputs: readonly Output[], before: OutputRecord, graph: TrackedGraph): IncrementalOutputs {
  const now: Record<string, CachedOutput> = {}
  const remembered = (output: Output): Output => ({
    ...output,
    parts: undefined,
    *emit(site) {
      const keyOfRead = keysOf(site, graph)
      const areSame = (reads: CachedReads) => reads.every(([name, key]) => keyOfRead(name) === key)
      const key = siteKey(site, graph)
      const listed = once(() => noted(() => partTable(output, site), keyOfRead))
      const last = Object.hasOwn(before, output.name) ? before[output.name] : undefined
      const known = last?.site === key && areSame(last.reads) ? last : undefined
      const parts: CachedPart[] = []
      for (const part of known?.parts ?? [...listed().value.keys()].map(unknownPart)) {
        const { name } = part
        const files = () => required(listed().value.get(name), `the part ${name} of ${output.name}`).files()
        if (part.reads && areSame(part.reads)) {
          parts.push(part)
          yield* knownFiles(part.files, files)
        } else {
          const made = noted(() => [...files()], keyOfRead)
          parts.push(made.reads ? { name, reads: made.reads, files: made.value.map((file) => [file.path, file.key]) } : unknownPart(name))
          yield* made.value
        }
      }
      const { reads } = known ?? listed()
      if (reads) now[output.name] = { site: key, reads, parts }
    },
  })
  return { outputs: outputs.map(remembered), record: () => now }
}

const unknownPart = (name: string): CachedPart => ({ name, files: [] })

/** The parts of an output by name. */
function partTable(output: Output, site: OutputContext): ReadonlyMap<string, OutputPart> {
  const parts = new Map<string, OutputPart>()
  for (const part of partsOf(output, site)) {
    if (parts.has(part.name)) throw new SiteCodeError(`${output.name} has two parts with the name ${part.name}`)
    parts.set(part.name, part)
  }
  return parts
}

/** The value of some work, with its dependencies; these are undefined if one of them has no key. */
function noted<Value>(
  work: () => Value,
  keyOfRead: (name: string) => string | undefined,
): { value: Value; reads: CachedReads | undefined } {
  const { value, reads } = collectReads(work)
  const names = [...dependencyNames(reads)]
  const keys = names.flatMap((name) => {
    const key = keyOfRead(name)
    return key === undefined ? [] : [[name, key] as const]
  })
  return { value, reads: keys.length === names.length ? keys : undefined }
}

/** The key of what outputs get besides the values of the graph and of pages whose reads are tracked. */
const siteKey = ({ graph, pages, assets, settings, reserved, codeKey }: OutputContext, { key }: TrackedGraph) =>
  keyOf(
    key,
    codeKey,
    settings,
    textsKey(reserved),
    // The name of a script holds its hash, and that of the notices does not.
    assets.map(({ path, bytes }) => (path.startsWith(`${ASSETS}/`) ? path : shortHash(bytes))),
    // A shard has only some of them.
    graph.pictures.map(({ stem }) => stem),
    addressesKey(pages),
  )

const textsKey = memoize((texts: readonly string[]) => keyOf(texts.join('\n')))

const addressesKey = memoize((pages: OutputContext['pages']) => keyOf(pages.map(({ address }) => address).join('\n')))

/** Gives the keys of tracked values, of the graph and of pages, by name. */
const keysOf =
  ({ pages }: OutputContext, { keyOfRead }: TrackedGraph): ((name: string) => string | undefined) =>
  (name) => {
    if (name === DRAWINGS_OF_PAGES) return drawingsKey(pages)
    if (name === HEADS_OF_PAGES.nameOfAll) return headsKey(pages)
    return headKeys(pages)(name) ?? keyOfRead(name)
  }

const drawingsKey = memoize((pages: OutputContext['pages']) => keyOf(pages.map(({ report }) => report.drawings.join(' ')).join('\n')))

const headsKey = memoize((pages: OutputContext['pages']) =>
  keyOf(pages.map(({ address, head }) => `${address} ${JSON.stringify(head)}`).join('\n')),
)

/** The keys of the heads of pages, by the names under which their reads are tracked. */
const headKeys = memoize((pages: OutputContext['pages']) => {
  const named = new Map(pages.map((page) => [headName(page), page]))
  return (name: string) => {
    const page = named.get(name)
    return page && keyOf(page.head)
  }
})

function* knownFiles(known: CachedPart['files'], files: OutputPart['files']): Generator<OutputFile> {
  const made = once(() => new Map([...files()].map((file) => [file.path, file])))
  for (const [path, key] of known)
    yield {
      path,
      key,
      contents: () => required(made().get(path), `${path}, of a part that has asked for the same as in the last build`).contents(),
    }
}
