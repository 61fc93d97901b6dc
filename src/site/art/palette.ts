/** Colors of a drawing, as SVG values. */
export type Palette = {
  /** The background. */
  bg: string
  /** Lines and points in front. */
  fg: string
  /** Lines behind. */
  mid: string
  /** Areas. */
  soft: string
  /** The highlighted point. */
  hot: string
  /** The color and the width of the ring around it; by default that of the point, and 1.5. */
  ring?: string
  ringWidth?: string
}

/** Custom properties of the page: src/site/ui/media/Art.css sets them for each tone, in light and dark. */
export const PAGE_PALETTE: Palette = {
  bg: 'var(--a-bg)',
  fg: 'var(--a-fg)',
  mid: 'var(--a-mid)',
  soft: 'var(--a-soft)',
  hot: 'var(--a-hot)',
  ring: 'var(--a-ring)',
  ringWidth: 'var(--a-ring-width)',
}
