/**
 * Where pictures are shown. `least` is the size that a file needs to look sharp there; `widths` are those in which it is made:
 * what its frames take on phones and desks, at one and two pixels a point. None is made larger than its file.
 */
export const PICTURE_USES = {
  /** A face, 120 px across at most. */
  portrait: { least: { width: 240, height: 240 }, widths: [120, 240, 360] },
  /** In lists: a card, or the large one at the head of a list. */
  list: { least: { width: 640, height: 400 }, widths: [400, 800, 1200, 1600] },
  /** In lists, and across the head of a page. */
  page: { least: { width: 1200, height: 480 }, widths: [400, 800, 1200, 1600, 2400] },
} as const satisfies Record<string, PictureNeeds>

export type PictureNeeds = { least: { width: number; height: number }; widths: readonly number[] }
export type PictureUse = keyof typeof PICTURE_USES
