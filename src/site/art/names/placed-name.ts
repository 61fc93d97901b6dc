/** A name beside a mark of a drawing. */
export type PlacedName = {
  text: string
  /** Its place, in parts of a hundred of the width and the height of the drawing. */
  x: number
  y: number
  /** Which part of the name stands there; its beginning by default. */
  anchor?: 'middle' | 'end'
  /** How far it is from its place, in sizes of its letters. */
  right?: number
  down?: number
  /** Where a level line to it begins and ends, in parts of a hundred of the width. */
  line?: { from: number; to: number }
  /** On a bar in the color of points, or over dots, of whose ground it keeps a piece around it; else on the ground. */
  over?: 'bar' | 'dots'
}

/** A name before its texts are known. */
export type NamePlace = Omit<PlacedName, 'text'>

/** A share of a length in parts of a hundred, with one decimal. */
export const percent = (value: number, whole: number): number => Math.round((1000 * value) / whole) / 10
