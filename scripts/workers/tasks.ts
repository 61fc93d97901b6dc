import { deserialize, serialize } from 'node:v8'
import type { ContextData } from '../../renderer/context'
import type { PageReport } from '../../renderer/page-report'
import type { PlannedPage } from '../../renderer/plan'
import type { Sheet } from '../../renderer/styles/read-sheet'
import type { ReviewContext } from '../../src/engine/content/link/review'
import type { PackedText } from '../../src/engine/content/parse/packed-text'
import type { ParsedText } from '../../src/engine/content/parse/parse-cache'
import type { RawEntry } from '../../src/engine/content/read/raw-entry'
import type { BytesAt } from '../store/byte-file'
import type { PackedReport } from '../store/packed-report'
import type { StagedPlace } from '../write/staged'

// Everything here is plain data, which is copied from thread to thread, except for shared memory.

/** Texts to parse and review. `site` is the address of the module of the site. */
export type ParseTask = { site: string; raw: readonly RawEntry[]; context: ReviewContext }
/** The results by path, of texts without problems. */
export type ParsedTexts = readonly (readonly [file: string, parsed: ParsedText])[]
/**
 * The same with nodes as bytes, which are copied faster than texts and deserialized lazily. All texts of a task share one buffer: the
 * process would not give back the memory of many small ones.
 */
export type PackedTexts = { texts: readonly (readonly [file: string, parsed: PackedText<BytesAt>])[]; bytes: Uint8Array }

/** A planned page without its functions. */
export type PlainPage = Omit<PlannedPage, 'element' | 'data' | 'codeKey'>
/** A page as data. */
export const plainPage = ({ address, file, aliases, section, pattern, params, source, props, head }: PlannedPage): PlainPage => ({
  address,
  file,
  aliases,
  section,
  pattern,
  params,
  source,
  props,
  head,
})

/** A page with the staged places of its files; a file that is not needed has none. */
export type PlacedPage = { page: PlainPage; places: readonly (StagedPlace | undefined)[] }

/**
 * What all pages of a build are rendered with: a text, which threads compare to reuse their context, and the styles as bytes in shared
 * memory.
 */
export type SharedContext = { text: string; sheet: SharedArrayBuffer }

/** Pages to render. `context` is the same for all tasks of a build. */
export type RenderTask = { site: string; context: SharedContext; pages: readonly PlacedPage[] }
/** The hash of the HTML of each page, its report, and the milliseconds that it took. */
export type RenderedPages = readonly { hash: string; report: PageReport; time: number }[]
/** The same with packed reports, which are copied faster than texts and deserialized lazily. */
export type PackedPages = readonly { hash: string; report: PackedReport; time: number }[]

/** Files of an output to make, by the data of their tasks: each with its index in the result of the task, and its place. */
export type FilesTask = {
  site: string
  output: string
  tasks: readonly { data: unknown; parts: readonly { index: number; place: StagedPlace | undefined }[] }[]
}

/** A document to make, as data. */
export type DocumentTask = { site: string; data: unknown }

/** Packs a context and the styles of its site for threads. */
export function sharedContext(data: ContextData, sheet: Sheet): SharedContext {
  const bytes = serialize(sheet)
  const shared = new SharedArrayBuffer(bytes.length)
  new Uint8Array(shared).set(bytes)
  return { text: JSON.stringify(data), sheet: shared }
}

/** Unpacks what `sharedContext` has packed. */
export const contextIn = ({ text, sheet }: SharedContext) => ({
  data: JSON.parse(text) as ContextData,
  // `deserialize` does not take shared memory.
  sheet: deserialize(Uint8Array.from(new Uint8Array(sheet))) as Sheet,
})
