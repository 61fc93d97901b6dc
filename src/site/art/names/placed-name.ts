/** A name next to a mark of a drawing. */
export type PlacedName = {
  text: string
  /** Position, as percentages of the width and the height of the drawing. */
  x: number
  y: number
  /** Which part of the name is at the position; its beginning by default. */
  anchor?: 'middle' | 'end'
  /** Offset from the position, in em. */
  right?: number
  down?: number
  /** Start and end of a horizontal line to the name, as percentages of the width. */
  line?: { from: number; to: number }
  /**
   * What the name lies on: a bar in the color of points, or dots, which a piece of background around the name covers; by default the
   * background.
   */
  over?: 'bar' | 'dots'
}

/** A name without its text. */
export type NamePlace = Omit<PlacedName, 'text'>

/** `value` as a percentage of `whole`, with one decimal. */
export const percent = (value: number, whole: number): number => Math.round((1000 * value) / whole) / 10
