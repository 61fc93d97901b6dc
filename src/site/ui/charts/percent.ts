import { tenth } from '../../art/geometry/point'

/** A part of a whole as an SVG percentage, rounded to a tenth. */
export const percent = (part: number): string => `${tenth(part * 100)}%`

/** A count out of a whole as readers see it, in full percent: `96%`. */
export const shareInWords = (count: number, whole: number): string => `${Math.round((count / whole) * 100)}%`
