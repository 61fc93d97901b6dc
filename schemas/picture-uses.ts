import type { PictureNeeds } from '../src/engine/schema/fields'

/** Uses of pictures on this site: minimum size, and the widths that are generated. */
export const PICTURE_USES = {
  /** A portrait, at most 120 px wide. */
  portrait: { least: { width: 240, height: 240 }, widths: [120, 240, 360], isPortrait: true },
  /** In lists: in a card, or large in the first card. */
  list: { least: { width: 640, height: 400 }, widths: [400, 800, 1200, 1600] },
  /** In the text of an article, as wide as its lines, and as large as the window when opened. */
  text: { least: { width: 640, height: 160 }, widths: [400, 720, 1200, 1600, 2400] },
  /** In lists, and over the full width of a page. */
  page: { least: { width: 1200, height: 480 }, widths: [400, 800, 1200, 1600, 2400] },
} as const satisfies Record<string, PictureNeeds>
