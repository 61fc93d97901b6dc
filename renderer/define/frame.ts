/** Where a page stands in the site: its address, and the page of the main navigation that it belongs to. */
export type FramePlace = { address: string; section: string | undefined }

/** What stands around the content of every page of a graph. */
export type Frame = {
  /** All that it shows: with it the keys of all pages change. Plain data. */
  data: unknown
  /** Markup before and after `<main>`. */
  markup: (place: FramePlace) => { before: string; after: string }
}
