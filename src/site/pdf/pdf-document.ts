import type { Family } from '../art/family'
import type { Tone } from '../art/tones'

/** A stretch of text in one style. */
export type Run = { text: string; style?: 'strong' | 'emphasis' | 'code'; href?: string }

/** The content of a cell of a table. */
export type Cell = readonly Run[]

export type Align = 'left' | 'center' | 'right'

/** The blocks of a PDF, in reading order. */
export type Block =
  | { kind: 'heading'; level: 1 | 2 | 3; text: string }
  | { kind: 'paragraph'; runs: readonly Run[]; lead?: boolean }
  /** `start` is the number of the first item of an ordered list. */
  | { kind: 'list'; ordered: boolean; start?: number; items: readonly (readonly Block[])[] }
  | { kind: 'steps'; items: readonly (readonly Block[])[] }
  /** A column of figures without `align` is aligned right. */
  | { kind: 'table'; caption?: string; head: readonly Cell[]; rows: readonly (readonly Cell[])[]; align?: readonly (Align | undefined)[] }
  /** The points of `lit` rows are highlighted; without any, that of the largest value. A row begins at `start`, else at zero. */
  | { kind: 'chart'; caption: string; unit: string; rows: readonly { label: string; value: number; start?: number; lit?: boolean }[] }
  | { kind: 'stats'; items: readonly { value: string; label: string }[] }
  | { kind: 'quote'; blocks: readonly Block[]; by: string; role?: string }
  | { kind: 'callout'; tone: 'note' | 'good' | 'bad'; title?: string; blocks: readonly Block[] }
  | { kind: 'code'; text: string }
  | { kind: 'figure'; caption: string; blocks: readonly Block[] }
  /** The logo of the publisher, with its clear space. */
  | { kind: 'logo'; caption: string }

/** A block of one kind. */
export type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>

/** A document of the site, before it is rendered as a PDF. */
export type PdfDocument = {
  /** The language of its text, such as `en`. */
  language: string
  /** Origin of the site, for links such as `/services`. */
  origin: string
  /** The day of publication, such as `2024-09-26`; the creation date of the PDF. */
  date?: string
  /** Name of the site, on the cover and on the last page. */
  publisher: string
  /** The kind of the document, such as `Whitepaper`, above the title. */
  kind: string
  title: string
  subtitle: string
  /** A figure shown large on the cover, with its label. */
  figure?: { value: string; label: string }
  /** The facts on the cover, such as author and date. */
  facts: readonly { label: string; value: string }[]
  /** The drawing of the cover. */
  drawing: { seed: string; family: Family; tone: Tone }
  blocks: readonly Block[]
  /** The last page. */
  contact: { title: string; text: string; rows: readonly { label: string; value: string; href?: string }[]; note: string }
  /** Words added in rendering: the title of the table of contents, and the labels of figures and tables, with `{n}`. */
  words: { contents: string; figure: string; table: string }
}

/** A PDF and its number of pages. */
export type Pdf = { bytes: Uint8Array; pages: number }
