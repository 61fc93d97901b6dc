import type { Family } from '../art/family'
import type { Tone } from '../art/tones'

/** Size of a card in pixels: the size that other sites show uncropped. */
export const CARD = { width: 1200, height: 630 } as const

/** The media type of cards. PNG is the lossless format that every site accepts. */
export const CARD_TYPE = 'image/png'

/** The most bytes of a card: messengers ignore pictures that are much larger. */
export const MOST_BYTES = 60_000

/** A value before and after, with the words that continue it, and whose it is unless the title says so, as displayed. */
export type ChangeFigure = { before: string; after: string; says: string; client?: string }

/** A value with the words that continue it, as displayed. */
export type ValueFigure = { value: string; says: string }

export type CardFigure = ChangeFigure | ValueFigure

/** What a card shows. The same data gives the same bytes. */
export type Card = {
  /** Name of the site, next to its mark. */
  site: string
  /** The kind of page, above the title; the home page has none. */
  kind?: string
  title: string
  /** What the site offers, below the title; only on the card of the home page. */
  lede?: string
  /** What the drawing shows, above the kind. */
  figure?: CardFigure
  /** The drawing of the entry; `field` is that of the home page, `glyph` that of a service, `world` that of all offices. */
  drawing: { family: Family | 'field' | 'glyph' | 'world'; seed: string }
  tone: Tone
  /** Whether nothing in the drawing is highlighted. */
  isUnlit?: true
}
