import type { OutFile, Output, SiteOutput } from '../../renderer/emit'
import { keyOf } from '../../renderer/key'
import { DRAWINGS_OF_PAGES } from '../../renderer/page-reads'
import { headsKey } from '../../renderer/plan-again'
import { shortHash } from '../../src/engine/content/hash'
import { madeOnce } from '../../src/engine/lib/made-once'
import { once } from '../../src/engine/lib/once'
import { namesRead, withReads } from '../../src/engine/lib/reads'
import { ASSETS } from '../../src/engine/routes/files'

/** The files of an output as a build has named them. */
type KnownFiles = {
  /** The key of all that outputs get besides what is noted when it is asked for. */
  site: string
  /** What the output asked for, by the names under which that is noted, each with its key. */
  reads: readonly (readonly [name: string, key: string])[]
  files: readonly (readonly [path: string, key: string])[]
}

/** The files of outputs by the name of the output, as the last build made them. Plain data. */
export type OutputRecord = Readonly<Record<string, KnownFiles>>

/** What is known of the graph: the key of all that it holds but texts (`keyWithoutTexts`) and of the code, and the keys of texts (`textKeys`). */
export type KnownGraph = {
  key: string
  keyOfText: (name: string) => string | undefined
  /** The key of the addresses and heads of all pages (`headsKey`), where these are the pages that outputs get. */
  pages?: string | undefined
}

type RememberedOutputs = {
  outputs: readonly Output[]
  /** The record for the next build, once all outputs have made their files. */
  record: () => OutputRecord
}

/**
 * Outputs that name the files of the last build, with the same keys, where all is the same that they asked for then. They make them only if
 * one is asked for, since it does not lie where it was. An output that asks for something without a key, such as the keys of pages, is asked
 * each time.
 */
export function rememberedOutputs(outputs: readonly Output[], before: OutputRecord, graph: KnownGraph): RememberedOutputs {
  const now: Record<string, KnownFiles> = {}
  const remembered = (output: Output): Output => ({
    ...output,
    *emit(site) {
      const keyOfRead = readKeys(site, graph.keyOfText)
      const known = Object.hasOwn(before, output.name) ? before[output.name] : undefined
      const key = siteKey(site, graph)
      if (known?.site === key && known.reads.every(([name, read]) => keyOfRead(name) === read)) {
        now[output.name] = known
        yield* knownFiles(known.files, output, site)
        return
      }
      const { value: files, reads } = withReads(() => [...output.emit(site)])
      const names = namesRead(reads)
      const keys = [...names].flatMap((name) => {
        const read = keyOfRead(name)
        return read === undefined ? [] : [[name, read] as const]
      })
      if (keys.length === names.size) now[output.name] = { site: key, reads: keys, files: files.map((file) => [file.path, file.key]) }
      yield* files
    },
  })
  return { outputs: outputs.map(remembered), record: () => now }
}

/** The key of what outputs get besides texts and what is noted of pages. */
const siteKey = ({ graph, pages, assets, settings, reserved }: SiteOutput, { key, pages: known }: KnownGraph) =>
  keyOf(
    key,
    settings,
    textsKey(reserved),
    // The name of a script holds its hash, and that of the notices does not.
    assets.map(({ path, bytes }) => (path.startsWith(`${ASSETS}/`) ? path : shortHash(bytes))),
    // A machine of several that share a build has fewer of them.
    graph.pictures.map(({ stem }) => stem),
    known ?? pagesKey(pages),
  )

const textsKey = madeOnce((texts: readonly string[]) => keyOf(texts.join('\n')))

const pagesKey = madeOnce(headsKey)

/** The keys of texts, and of what pages note. */
function readKeys({ pages }: SiteOutput, keyOfText: KnownGraph['keyOfText']): (name: string) => string | undefined {
  return (name) => (name === DRAWINGS_OF_PAGES ? drawingsKey(pages) : keyOfText(name))
}

const drawingsKey = madeOnce((pages: SiteOutput['pages']) => keyOf(pages.map(({ report }) => report.drawings.join(' ')).join('\n')))

function* knownFiles(files: KnownFiles['files'], output: Pick<Output, 'name' | 'emit'>, site: SiteOutput): Generator<OutFile> {
  const made = once(() => new Map([...output.emit(site)].map((file) => [file.path, file])))
  for (const [path, key] of files)
    yield {
      path,
      key,
      contents() {
        const file = made().get(path)
        if (!file) throw new Error(`${output.name} has asked for the same as in the last build and does not make ${path}`)
        return file.contents()
      },
    }
}
