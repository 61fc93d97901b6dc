import type { CoreGraph } from '../src/engine/content/model/graph'
import { SiteCodeError } from '../src/engine/problems/problem'
import { SITE_MANIFEST } from '../src/engine/routes/files'
import type { HasCodeKey } from './define/code-key'
import type { PageReport } from './page-report'
import type { Placement } from './placement'
import type { PlannedPage } from './plan'
import type { Styles } from './styles/styles'

/** The input of one or several files: plain data, which can be copied to a thread. Files that are made together share a task. */
type FileTask = { data: () => unknown }

/** A file as a part of what its task makes, by its index. */
export type FilePart = { task: FileTask; index: number }

/** A file of the output: its path, the hash of all data that goes into it, and a function that makes its contents. */
export type OutputFile = {
  path: string
  key: string
  contents: () => Contents | Promise<Contents>
  /** The task that makes it, if the output has `make`. Left out: only `contents` makes it. */
  part?: FilePart | undefined
}
export type Contents = string | Uint8Array

/** A part of an output: files that are listed together. Its name is unique within the output. */
export type OutputPart = { name: string; files: () => Iterable<OutputFile> }

/**
 * A page with its key, what outputs need to know of its markup, and a function that makes its HTML. In a build, reads of its key and of its
 * report are recorded as dependencies.
 */
export type SitePage = PlannedPage & { key: string; report: Pick<PageReport, 'drawings'>; html: () => string }

/** A file that vite made, with its bytes. */
export type FileBytes = { path: string; bytes: Uint8Array }

/** The input of an output. */
export type OutputContext<Graph extends CoreGraph = CoreGraph, Settings = unknown> = {
  graph: Graph
  pages: readonly SitePage[]
  /** Scripts, fonts and other files from vite, named after their contents. */
  assets: readonly FileBytes[]
  /** The styles of the site. An output that uses them must not have a `codeKey`, which would not cover them. */
  styles: Styles
  /** The settings of the site's own outputs. */
  settings: Settings
  /** Addresses of files that pages may link to, and that no redirect may hide. */
  reserved: readonly string[]
  /** Where the site lies on its host. */
  placement: Placement
  /** Hash of the code that makes the files of the output. */
  codeKey: string
}

/** A graph with its pages by address, planned or rendered on demand. */
export type PagesOnDemand<Graph extends CoreGraph = CoreGraph> = {
  graph: Graph
  pageAt: (address: string) => PlannedPage | undefined
  reportOf: (address: string) => PageReport | undefined
}

/** An output: a generator of files. */
export type Output<Graph extends CoreGraph = CoreGraph, Settings = unknown> = HasCodeKey & {
  name: string
  /**
   * Whether each file belongs to a page or a picture, and is slow to make: each shard of a build then makes those of its own pages and
   * pictures. A file whose key no shard has is made when shards are merged.
   */
  inShares?: boolean
  /** Whether a preview can do without its files, which are slow to make: `build --skip` leaves them out by the name of the output. */
  skippable?: boolean
  /** Whether its files are made while threads render pages: `emit` then must not read the report or the HTML of a page. */
  early?: boolean
  /**
   * Whether its files are so slow to make that they are cached by key, for builds into any folder: a key then has to cover the path and all
   * that decides the bytes.
   */
  cached?: boolean
  /** Makes the contents of files of a task from its data, in any thread (`dataFiles`). Left out: files are made where they are named. */
  make?(data: unknown): readonly Contents[]
  /**
   * Lists its files, which must depend on `site` alone: it is not called again if nothing that it read in the last build has changed
   * (`scripts/store/incremental-outputs.ts`).
   */
  emit(site: OutputContext<Graph, Settings>): Generator<OutputFile>
  /**
   * The same files in parts (`inParts`), for an output of many texts: the files of a part are not listed again if nothing that they read in
   * the last build has changed. Listing the parts must not read what their files are made from: each file reads it when it is made. Shared
   * values go through `memoize`, which records their dependencies for each part.
   */
  parts?(site: OutputContext<Graph, Settings>): Iterable<OutputPart>
  /** Addresses of its files that pages may link to, and that no redirect may hide. */
  reserved?(graph: Graph): readonly string[]
  /** Folders that hold only files of this output: no redirect starts or ends there. */
  folders?: readonly string[]
  /**
   * For how many seconds browsers may use the files of its folders without asking again, although such a file keeps its name when its bytes
   * change. Left out: they ask each time.
   */
  freshFor?: number
  /**
   * The file at an address, for an output whose `emit` needs all pages, planned or rendered: in the development server, this makes only the
   * pages that it gets by `pageAt` or `reportOf`.
   */
  at?(address: string, site: PagesOnDemand<Graph>): OutputFile | undefined
}

/** Names between single slashes, none of which is `.` or `..`. */
const OUTPUT_PATH = /^(?!.*(?:^|\/)\.\.?(?:\/|$))[^/\\\0]+(?:\/[^/\\\0]+)*$/

/** The names of outputs by the paths that they have made. */
export type PathOwners = Map<string, string>

/** The owners before any output has run: only the manifest is taken. */
export const noPaths = (): PathOwners => new Map([[SITE_MANIFEST, 'every build']])

/**
 * Yields the files of all outputs, and adds their paths to `owners`. Throws an error if two outputs make the same path, or one makes that
 * of the manifest.
 */
export function* emitAll(site: OutputContext, outputs: readonly Output[], owners = noPaths()): Generator<OutputFile> {
  for (const { name, ...output } of outputs)
    for (const file of output.emit(site)) {
      if (!OUTPUT_PATH.test(file.path)) throw new SiteCodeError(`${name} makes ${file.path}, which is no path of an output`)
      const owner = owners.get(file.path)
      if (owner !== undefined) throw new SiteCodeError(`${owner} and ${name} both make ${file.path}`)
      owners.set(file.path, name)
      yield site.placement.file(file)
    }
}

/** The pages that search engines may list, each once, at its canonical address. */
export const listedPages = ({ pages }: Pick<OutputContext, 'pages'>) => pages.filter(({ head }) => !head.noindex)
