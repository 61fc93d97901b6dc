export type Point = readonly [x: number, y: number]

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])

/** The square of the distance: enough to compare distances, and much faster. */
export const squaredDistance = (a: Point, b: Point): number => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2

/** The nearest point in whole numbers: paths are written in whole numbers. */
export const rounded = ([x, y]: Point): Point => [Math.round(x), Math.round(y)]

/** Whether a point is inside these margins, given as fractions of width and height. */
export const within = ([x, y]: Point, size: { width: number; height: number }, margins: { x: number; y: number }): boolean =>
  x > size.width * margins.x && x < size.width * (1 - margins.x) && y > size.height * margins.y && y < size.height * (1 - margins.y)

/** Rounds to one decimal: whole numbers would look uneven, and more decimals only make pages larger. */
export const roundToTenth = (value: number): number => Math.round(value * 10) / 10
