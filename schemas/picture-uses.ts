import type { PictureNeeds } from '../src/engine/schema/fields'

/** Where this site shows pictures. */
export const PICTURE_USES = {
  /** A face, 120 px across at most. */
  portrait: { least: { width: 240, height: 240 }, widths: [120, 240, 360], isPortrait: true },
  /** In lists: a card, or the large one at the head of a list. */
  list: { least: { width: 640, height: 400 }, widths: [400, 800, 1200, 1600] },
  /** In lists, and across the head of a page. */
  page: { least: { width: 1200, height: 480 }, widths: [400, 800, 1200, 1600, 2400] },
} as const satisfies Record<string, PictureNeeds>
