import type { CoreGraph } from '../../src/engine/content/model/graph'
import type { HasCodeKey } from './code-key'

/** The place of a page in the site: its address, and the page of the main navigation that it belongs to. */
export type FramePlace = { address: string; section: string | undefined }

/** Makes the markup before and after `<main>`. */
export type FrameMarkup = (place: FramePlace) => { before: string; after: string }

/** The markup around the content of every page. */
export type Frame<Graph extends CoreGraph = CoreGraph> = HasCodeKey & {
  /** All data that the frame shows, as plain data: when it changes, the keys of all pages change. */
  data(graph: Graph): object
  /** The markup of that data. A process that renders a share of the pages gets the data, and no graph. */
  markup(data: object): FrameMarkup
}

/** Makes the frame of a site, in which `markup` gets what `data` makes. */
export const defineFrame = <Graph extends CoreGraph, Data extends object>(
  frame: HasCodeKey & {
    data: (graph: Graph) => Data
    markup: (data: Data) => FrameMarkup
  },
): Frame<Graph> => ({
  codeKey: frame.codeKey,
  data: frame.data,
  // Only results of `data` are passed.
  markup: (data) => frame.markup(data as Data),
})
