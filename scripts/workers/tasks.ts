import type { ContextData } from '../../renderer/context'
import type { PageReport } from '../../renderer/page-report'
import type { PlannedPage } from '../../renderer/plan'
import type { ReviewContext } from '../../src/engine/content/link/review'
import type { PackedText } from '../../src/engine/content/parse/packed-text'
import type { ParsedText } from '../../src/engine/content/parse/parse-record'
import type { RawEntry } from '../../src/engine/content/read/raw-entry'
import type { PackedReport } from '../store/packed-report'
import type { StagedPlace } from '../write/staged'

// Everything here is plain data, which goes from thread to thread as a copy.

/** Texts to parse and review. `site` is the address of the module of the site. */
export type ParseTask = { site: string; raw: readonly RawEntry[]; context: ReviewContext }
/** The results by path, of texts without problems. */
export type ParsedTexts = readonly (readonly [file: string, parsed: ParsedText])[]
/** The same with nodes as bytes, which are copied faster than texts and stay bytes in the thread that gets them. */
export type PackedTexts = readonly (readonly [file: string, parsed: PackedText])[]

/** A planned page without its functions. */
export type PlainPage = Omit<PlannedPage, 'element' | 'data'>
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

/** A page with the places of its files; a file that nobody lacks has none. */
export type PlacedPage = { page: PlainPage; places: readonly (StagedPlace | undefined)[] }

/** Pages to render. `context` is the same for all tasks of a build. */
export type RenderTask = { site: string; context: string; pages: readonly PlacedPage[] }
/** The hash of the HTML of each page, its report, and the milliseconds that it took. */
export type RenderedPages = readonly { hash: string; report: PageReport; time: number }[]
/** The same with reports that are copied faster than texts, and stay bytes in the thread that gets them. */
export type PackedPages = readonly { hash: string; report: PackedReport; time: number }[]

/** Files of an output to make, by the data of their tasks, each with its index there and its place. */
export type FilesTask = {
  site: string
  output: string
  tasks: readonly { data: unknown; parts: readonly { index: number; place: StagedPlace | undefined }[] }[]
}

/** A document to make, as data. */
export type DocumentTask = { site: string; data: unknown }

/** The text of a context, by which threads know whether it is still the same. */
export const contextText = (context: ContextData) => JSON.stringify(context)
/** The context of such a text. */
export const contextData = (text: string) => JSON.parse(text) as ContextData
