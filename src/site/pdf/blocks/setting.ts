import { type Span, spans } from '../grid'
import type { Block, PdfDocument } from '../pdf-document'
import type { Piece } from '../piece'
import type { Element } from '../structure'
import type { TextStyle } from '../styles'

/** What a block needs to know of where it stands. */
export type Setting = {
  span: Span
  /** The element that it is a part of. */
  element: Element
  /** The style of paragraphs. */
  prose: TextStyle
  words: PdfDocument['words']
  /** The language of the document, in which numbers are written. */
  language: string
  /** The number of the next figure or table. */
  next: (kind: 'figure' | 'table') => number
  /** The role of a heading of a level, such that none is skipped. */
  headingRole: (level: 1 | 2 | 3) => 'H2' | 'H3' | 'H4'
  /** Sets blocks inside this one. */
  flow: (blocks: readonly Block[], setting: Setting) => Piece[]
}

/** Whether a block stands in the main text, so that it may use the margins on both sides. */
export const isMain = ({ span }: Setting): boolean => span === spans.text

/** Where a figure stands: to the right margin, if it is in the main text. */
export const wideSpan = (setting: Setting): Span => (isMain(setting) ? spans.wide : setting.span)
