/** An address that a file of a built site names. */
export type Reference = {
  /** What names it, as messages call it: `<a href>` in backticks, `url()`, or words such as `The structured data`. */
  by: string
  /** The address, as a browser gets it after entities and escapes. */
  address: string
  /** The offset of the address in the text of the file, or of the attribute or string that holds it. */
  at: number
  /** Whether a visitor goes there: the link of a page or the action of its form. */
  isNavigation?: boolean
  /** Whether it is the address of a folder: the file names those in it by parts of their names only. */
  isFolder?: boolean
  /** Whether the file only lists the other one, as a sitemap does, which does not count as use. */
  isListing?: boolean
}

/** What is read from a file of a built site. */
export type FileReferences = {
  references: readonly Reference[]
  /** The ids of its elements, in order, each as often as it is there. */
  ids: readonly { id: string; at: number }[]
  /** The `@id` addresses of what its structured data describes. */
  described: readonly string[]
}

/** A file that names nothing. */
export const NOTHING: FileReferences = { references: [], ids: [], described: [] }
