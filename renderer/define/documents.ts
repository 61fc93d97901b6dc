import type { CoreGraph, FileMetadata } from '../../src/engine/content/model/graph'
import type { HasCodeKey } from './code-key'

/** A document before it is made. */
export type SiteDocument<Data> = {
  /** Its path in the output. */
  path: string
  /** The content file, relative to content/, where its problems are reported. */
  source: string
  /** Everything that it is made of, as plain data. */
  data: () => Data
}

/** A character that a document cannot be made with, and the word of its text that has it, as in content. */
export type MissingCharacter = { character: string; word: string }

/** A document that was made: its bytes, and its number of pages, which the site shows. */
export type MadeDocument = Pick<FileMetadata, 'pages'> & { bytes: Uint8Array }

/**
 * Documents that a site offers besides its pages, such as PDFs. They are made before pages are planned, since pages show their size, and
 * again only when their data or the recipe changes.
 */
export type Documents<Graph extends CoreGraph = CoreGraph, Data = unknown> = HasCodeKey & {
  /** The name of their output, by which a build can leave them out. */
  name: string
  of(this: void, graph: Graph): Iterable<SiteDocument<Data>>
  /** Makes a document: the same data gives the same bytes. */
  make(this: void, data: Data): Promise<MadeDocument>
  /** The characters in its text that it cannot be made with, such as those that its fonts lack: each once in each word. */
  missing(this: void, data: Data): Promise<readonly MissingCharacter[]>
  /** A text that changes when `make` gives other bytes for the same data, such as that of its code. */
  recipe: string
}
