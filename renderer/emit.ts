import type { CoreGraph } from '../src/engine/content/model/graph'
import { InvariantError } from '../src/engine/problems/problem'
import type { PageReport } from './page-report'
import type { PlannedPage } from './plan'
import type { Styles } from './styles/styles'

/** A file of the output: where it goes, the key of what goes into it, and how to make it if it has to be made. */
export type OutFile = { path: string; key: string; contents: () => Contents | Promise<Contents> }
export type Contents = string | Uint8Array

/** A page with its key, its report, and the way to its document. */
export type SitePage = PlannedPage & { key: string; report: PageReport; html: () => string }

/** A file that is there already, with its bytes, as vite made it. */
export type FileBytes = { path: string; bytes: Uint8Array }

/** All that outputs are made from. */
export type SiteOutput<Graph extends CoreGraph = CoreGraph, Settings = unknown> = {
  graph: Graph
  pages: readonly SitePage[]
  /** Scripts, fonts and other files from vite, named after their contents. */
  assets: readonly FileBytes[]
  /** The styles of the site. */
  styles: Styles
  /** What the outputs of the site take from the environment. */
  settings: Settings
  /** Addresses of files among those of pages, which no redirect may hide. */
  reserved: readonly string[]
  /** Key of the code that makes the outputs. */
  codeKey: string
}

/** One kind of output: a generator of files. */
export type Output<Graph extends CoreGraph = CoreGraph, Settings = unknown> = {
  name: string
  emit(site: SiteOutput<Graph, Settings>): Generator<OutFile>
  /** Addresses of its files among those of pages, which no redirect may hide. */
  reserved?(graph: Graph): readonly string[]
  /** Folders that hold files of this output and no pages: no redirect starts or ends there. */
  folders?: readonly string[]
  /** The file at an address, where `emit` takes it from rendered pages: the development server renders none for it. */
  at?(address: string, graph: Graph): OutFile | undefined
}

/** Names between single slashes; none leads out of the folder. */
const OUTPUT_PATH = /^(?!.*(?:^|\/)\.\.?(?:\/|$))[^/\\\0]+(?:\/[^/\\\0]+)*$/

/** The files of all outputs. Each path belongs to one output; two that claim one are a bug of ours. */
export function* emitAll(site: SiteOutput, outputs: readonly Output[]): Generator<OutFile> {
  const owners = new Map<string, string>()
  for (const { name, ...output } of outputs)
    for (const file of output.emit(site)) {
      if (!OUTPUT_PATH.test(file.path)) throw new InvariantError(`${name} makes ${file.path}, which is no path of an output`)
      const owner = owners.get(file.path)
      if (owner !== undefined) throw new InvariantError(`${owner} and ${name} both make ${file.path}`)
      owners.set(file.path, name)
      yield file
    }
}

/** Pages that search engines may list: each once, at its canonical address. */
export const listedPages = ({ pages }: Pick<SiteOutput, 'pages'>) => pages.filter(({ head }) => !head.noindex)
