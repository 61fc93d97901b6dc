/**
 * Shapes of pictures: a frame (src/site/styles/shapes.css sets its aspect ratio) and the drawing for it. A frame may use the
 * drawing of another shape, cropped.
 */
const SHAPES = {
  /** 16:10, in cards. */
  wide: { drawing: 'wide', width: 480, height: 300 },
  /** At the head of an article: 21:8 on tablets, 16:10 on phones and beside a title. */
  panorama: { drawing: 'panorama', width: 840, height: 320 },
  /** 5:4, beside the heading of a page. */
  side: { drawing: 'side', width: 480, height: 384 },
  /** 4:3, small, above a region. */
  plate: { drawing: 'plate', width: 400, height: 300 },
  /** 5:2, above a category. */
  strip: { drawing: 'strip', width: 480, height: 192 },
  /** 3:4, the cover of a publication: its title above a square drawing. */
  cover: { drawing: 'square', width: 300, height: 300 },
  /** Fills a cell of a ledger. */
  cell: { drawing: 'cell', width: 420, height: 560 },
  /** 1:1. */
  square: { drawing: 'square', width: 300, height: 300 },
  /** 1:1 in a circle, for people. */
  portrait: { drawing: 'square', width: 300, height: 300 },
} as const

export type Shape = keyof typeof SHAPES

/** The drawing of a shape: its name in addresses, and its size. */
export const drawingOf = (shape: Shape): { drawing: Shape; width: number; height: number } => SHAPES[shape]

export const isShape = (name: string): name is Shape => Object.hasOwn(SHAPES, name)
