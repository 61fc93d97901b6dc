import type { Logo } from '../../cards/logo'
import { type Span, spans } from '../grid'
import type { Block, PdfDocument } from '../pdf-document'
import type { Piece } from '../piece'
import type { StructureElement } from '../structure'
import type { TextStyle } from '../styles'

/** The context that a block is set in. */
export type LayoutContext = {
  span: Span
  /** The parent element in the structure of the document. */
  element: StructureElement
  /** The style of paragraphs. */
  prose: TextStyle
  words: PdfDocument['words']
  /** The language of the document, for the format of numbers. */
  language: string
  /** The logo of the publisher, if the document shows it. */
  logo: Logo | undefined
  /** Returns the number of the next figure or table. */
  next: (kind: 'figure' | 'table') => number
  /** The role of a heading of a level; levels are never skipped. */
  headingRole: (level: 1 | 2 | 3) => 'H2' | 'H3' | 'H4'
  /** Sets nested blocks. */
  flow: (blocks: readonly Block[], setting: LayoutContext) => Piece[]
}

/** Whether a block is in the main text, so that it may use the margins on both sides. */
export const isMain = ({ span }: LayoutContext): boolean => span === spans.text

/** The span of a figure: up to the right margin, if it is in the main text. */
export const wideSpan = (setting: LayoutContext): Span => (isMain(setting) ? spans.wide : setting.span)
