import type { Family } from '../art/family'
import type { Tone } from '../art/tones'

/** Size of a card in pixels: the one that other sites show whole. */
export const CARD = { width: 1200, height: 630 } as const

/** The media type of cards. PNG is the one of its kind that every site takes. */
export const CARD_TYPE = 'image/png'

/** The most bytes of a card: programs for messages leave out pictures that are larger by far. */
export const MOST_BYTES = 60_000

/** A value before and after, as they are written. */
export type CardFigure = { before: string; after: string }

/** What a card shows. Cards of the same data have the same bytes. */
export type Card = {
  /** Name of the site, beside its mark. */
  site: string
  /** What kind of page it is, above the title; the home page has none. */
  kind?: string
  title: string
  /** What the drawing shows, above the kind. */
  figure?: CardFigure
  /** The drawing of the entry; `field` is that of the home page. */
  drawing: { family: Family | 'field'; seed: string }
  tone: Tone
}
