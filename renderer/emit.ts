import type { CoreGraph } from '../src/engine/content/model/graph'
import { SiteCodeError } from '../src/engine/problems/problem'
import { SITE_MANIFEST } from '../src/engine/routes/files'
import type { Coded } from './define/code-key'
import type { PageReport } from './page-report'
import type { Placement } from './placement'
import type { PlannedPage } from './plan'
import type { Styles } from './styles/styles'

/** What one or several files are made from: plain data, which a thread can get as a copy. Files that are made together have one task. */
type FileTask = { data: () => unknown }

/** A file as a part of what its task makes, by its index. */
export type FilePart = { task: FileTask; index: number }

/** A file of the output: its path, the key of all data that goes into it, and a function that makes its contents. */
export type OutFile = {
  path: string
  key: string
  contents: () => Contents | Promise<Contents>
  /** Where the output has `make`: of what it is a part. Left out: only `contents` makes it. */
  part?: FilePart | undefined
}
export type Contents = string | Uint8Array

/** Files of an output that are named together, by the name of the part among those of the output. */
export type OutputPart = { name: string; files: () => Iterable<OutFile> }

/**
 * A page with its key, what outputs need to know of its markup, and a function that makes its HTML. In a build it is noted that its key or
 * its report is asked for.
 */
export type SitePage = PlannedPage & { key: string; report: Pick<PageReport, 'drawings'>; html: () => string }

/** A file that vite made, with its bytes. */
export type FileBytes = { path: string; bytes: Uint8Array }

/** All that an output gets. */
export type SiteOutput<Graph extends CoreGraph = CoreGraph, Settings = unknown> = {
  graph: Graph
  pages: readonly SitePage[]
  /** Scripts, fonts and other files from vite, named after their contents. */
  assets: readonly FileBytes[]
  /** The styles of the site. An output that takes them says no `codeKey`: its own code does not bring them in. */
  styles: Styles
  /** The settings of the site's own outputs. */
  settings: Settings
  /** Addresses of files that pages may link to, and that no redirect may hide. */
  reserved: readonly string[]
  /** Where the site lies on its host. */
  placement: Placement
  /** Key of the code that makes the files of the output. */
  codeKey: string
}

/** A graph with its pages, each planned or rendered when it is asked for by its address. */
export type PagesOnDemand<Graph extends CoreGraph = CoreGraph> = {
  graph: Graph
  pageAt: (address: string) => PlannedPage | undefined
  reportOf: (address: string) => PageReport | undefined
}

/** An output: a generator of files. */
export type Output<Graph extends CoreGraph = CoreGraph, Settings = unknown> = Coded & {
  name: string
  /**
   * Whether each file is made for a page or a picture, and takes time: machines that build a site together then make those of their own
   * pages and pictures. A file whose key they did not meet is made when all is joined.
   */
  inShares?: boolean
  /** Whether a quick look at a site can do without its files, which take time: `build --skip` leaves them out by the name of the output. */
  skippable?: boolean
  /** Whether its files are made while threads render pages: `emit` then asks no page for its report or its HTML. */
  early?: boolean
  /**
   * Whether its files take so long that they are kept by their keys, for builds into any folder: a key holds the path and all that decides
   * the bytes.
   */
  kept?: boolean
  /** Makes the contents of files of a task from its data, in any thread (`dataFiles`). Left out: files are made where they are named. */
  make?(data: unknown): readonly Contents[]
  /**
   * Names its files by what the site holds, and by nothing else: an output that has asked for the same as in the last build is not asked
   * again (`scripts/store/remembered-outputs.ts`).
   */
  emit(site: SiteOutput<Graph, Settings>): Generator<OutFile>
  /**
   * The same files in parts (`inParts`), for an output of many texts: a part whose files have asked for the same as in the last build is
   * not asked again. Listing the parts must not ask for anything that their files are made of: each file asks for it when it is made. What
   * several parts share goes through `madeOnce`, which notes for each of them what it was made of.
   */
  parts?(site: SiteOutput<Graph, Settings>): Iterable<OutputPart>
  /** Addresses of its files that pages may link to, and that no redirect may hide. */
  reserved?(graph: Graph): readonly string[]
  /** Folders that hold only files of this output: no redirect starts or ends there. */
  folders?: readonly string[]
  /**
   * For how many seconds browsers may use the files of its folders without asking again, though their names stay when their bytes change.
   * Left out: they ask each time.
   */
  freshFor?: number
  /**
   * The file at an address, for an output whose `emit` needs all pages, planned or rendered: the development server makes only those that
   * `pageAt` or `reportOf` is asked for.
   */
  at?(address: string, site: PagesOnDemand<Graph>): OutFile | undefined
}

/** Names between single slashes, none of which is `.` or `..`. */
const OUTPUT_PATH = /^(?!.*(?:^|\/)\.\.?(?:\/|$))[^/\\\0]+(?:\/[^/\\\0]+)*$/

/** The names of outputs by the paths that they have made. */
export type PathOwners = Map<string, string>

/** The paths of a site without files. */
export const noPaths = (): PathOwners => new Map([[SITE_MANIFEST, 'every build']])

/**
 * Yields the files of all outputs, and notes their paths. Throws an error where two outputs make the same path, or one that of the manifest
 * of the site.
 */
export function* emitAll(site: SiteOutput, outputs: readonly Output[], owners = noPaths()): Generator<OutFile> {
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
export const listedPages = ({ pages }: Pick<SiteOutput, 'pages'>) => pages.filter(({ head }) => !head.noindex)
