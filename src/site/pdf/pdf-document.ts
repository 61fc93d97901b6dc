import type { Family } from '../art/family'
import type { Tone } from '../art/tones'

/** A stretch of text in one style. */
export type Run = { text: string; style?: 'strong' | 'emphasis' | 'code'; href?: string }

/** The content of a cell of a table. */
export type Cell = readonly Run[]

export type Align = 'left' | 'center' | 'right'

/** What the pages of a PDF are set from, in reading order. */
export type Block =
  | { kind: 'heading'; level: 1 | 2 | 3; text: string }
  | { kind: 'paragraph'; runs: readonly Run[]; lead?: boolean }
  /** `start` is the number of the first item of an ordered list. */
  | { kind: 'list'; ordered: boolean; start?: number; items: readonly (readonly Block[])[] }
  | { kind: 'steps'; items: readonly (readonly Block[])[] }
  /** A column of figures without an `align` of its own stands to the right. */
  | { kind: 'table'; caption?: string; head: readonly Cell[]; rows: readonly (readonly Cell[])[]; align?: readonly (Align | undefined)[] }
  /** The point of a row that is `lit` has the color of signals; without any such row, that of the largest value. */
  | { kind: 'chart'; caption: string; unit: string; rows: readonly { label: string; value: number; lit?: boolean }[] }
  | { kind: 'stats'; items: readonly { value: string; label: string }[] }
  | { kind: 'quote'; blocks: readonly Block[]; by: string; role?: string }
  | { kind: 'callout'; tone: 'note' | 'good' | 'bad'; title?: string; blocks: readonly Block[] }
  | { kind: 'code'; text: string }
  | { kind: 'figure'; caption: string; blocks: readonly Block[] }

/** A block of one kind. */
export type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>

/** A document of the site, before it is set as a PDF. */
export type PdfDocument = {
  /** The language of all its text, such as `en`. */
  language: string
  /** Address of the site, for links such as `/services`. */
  origin: string
  /** The day it was published, such as `2024-09-26`: its date of creation. */
  date?: string
  /** Name of the site, on the cover and on the last page. */
  publisher: string
  /** What it is, such as `Whitepaper`, over the title. */
  kind: string
  title: string
  subtitle: string
  /** The figure that the cover shows at a large size, and what it measures. */
  figure?: { value: string; label: string }
  /** The rows of the cover, such as author and date. */
  facts: readonly { label: string; value: string }[]
  /** The drawing of the cover. */
  drawing: { seed: string; family: Family; tone: Tone }
  blocks: readonly Block[]
  /** The last page. */
  contact: { title: string; text: string; rows: readonly { label: string; value: string; href?: string }[]; note: string }
  /** What the setting adds: the title of the list of contents, and the names of figures and tables, with `{n}`. */
  words: { contents: string; figure: string; table: string }
}

/** A PDF, and how many pages it has. */
export type Pdf = { bytes: Uint8Array; pages: number }
