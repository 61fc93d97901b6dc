/** Colours of a drawing, as SVG takes them. */
export type Palette = {
  /** The ground. */
  bg: string
  /** Lines and points in front. */
  fg: string
  /** Lines behind. */
  mid: string
  /** Areas. */
  soft: string
  /** The lit point. */
  hot: string
  /** The ring round it and its width. Left out: the colour of the point, 1.5. */
  ring?: string
  ringWidth?: string
}

/** Follows the page: src/site/styles/tones.css sets the properties for each tone, in light and dark. */
export const PAGE_PALETTE: Palette = {
  bg: 'var(--a-bg)',
  fg: 'var(--a-fg)',
  mid: 'var(--a-mid)',
  soft: 'var(--a-soft)',
  hot: 'var(--a-hot)',
  ring: 'var(--a-ring)',
  ringWidth: 'var(--a-ring-width)',
}
