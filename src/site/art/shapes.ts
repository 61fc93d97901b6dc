/**
 * Shapes of pictures. A shape is a frame (src/site/styles/shapes.css gives its proportion) and the drawing made for it. A frame
 * may borrow the drawing of another shape, which is then cropped; a drawing has the name of the shape it was made for.
 */
const SHAPES = {
  /** 16:10, in cards. */
  wide: { drawing: 'wide', width: 480, height: 300 },
  /** 21:8 over an article, 3:2 on phones. */
  panorama: { drawing: 'panorama', width: 840, height: 320 },
  /** 5:4, beside the head of a page. */
  side: { drawing: 'side', width: 480, height: 384 },
  /** 4:3, small, over a region. */
  plate: { drawing: 'plate', width: 400, height: 300 },
  /** 5:2, over a category. */
  strip: { drawing: 'strip', width: 480, height: 192 },
  /** 3:4, upright: the cover of a publication. */
  cover: { drawing: 'cover', width: 360, height: 480 },
  /** Fills a cell of a ledger. */
  cell: { drawing: 'cell', width: 420, height: 560 },
  /** 1:1. */
  square: { drawing: 'square', width: 300, height: 300 },
  /** 1:1 in a circle: a person. */
  portrait: { drawing: 'square', width: 300, height: 300 },
} as const

export type Shape = keyof typeof SHAPES

/** The drawing of a shape: its name in addresses and its size. */
export const drawingOf = (shape: Shape): { drawing: Shape; width: number; height: number } => SHAPES[shape]

export const isShape = (name: string): name is Shape => Object.hasOwn(SHAPES, name)
