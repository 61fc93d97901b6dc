/** An address that a file of a built site names. */
export type Reference = {
  /** What names it, as a reader of the file calls it: `<a href>`, `JSON-LD`, `url()`. */
  by: string
  /** The address, as a browser gets it after entities and escapes. */
  address: string
  /** The offset of it, or of what holds it, in the text of the file. */
  at: number
  /** Whether a visitor goes there: the link of a page or the action of its form. */
  leads?: boolean
  /** Whether it is the address of a folder, whose files the file names by parts of their names. */
  isFolder?: boolean
  /** Whether the file only lists the other one, so that it is not used by it. */
  lists?: boolean
}

/** What a file of a built site says of itself and of others. */
export type Reading = {
  references: readonly Reference[]
  /** The ids of its elements, in order, each as often as it is there. */
  ids: readonly { id: string; at: number }[]
  /** What its structured data describes, by the addresses that these things have there (`@id`). */
  described: readonly string[]
}

/** A file that names nothing. */
export const NOTHING: Reading = { references: [], ids: [], described: [] }
