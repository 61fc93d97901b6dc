/** The place of a page in the site: its address, and the page of the main navigation that it belongs to. */
export type FramePlace = { address: string; section: string | undefined }

/** The markup around the content of every page of a graph. */
export type Frame = {
  /** All data that the frame shows, as plain data: when it changes, the keys of all pages change. */
  data: unknown
  /** Markup before and after `<main>`. */
  markup: (place: FramePlace) => { before: string; after: string }
}
