import { roundToTenth } from '../../art/geometry/point'

/** A fraction as an SVG percentage, rounded to a tenth. */
export const percent = (part: number): string => `${roundToTenth(part * 100)}%`

/** A count out of a whole as text, in whole percent: `96%`. */
export const shareInWords = (count: number, whole: number): string => `${Math.round((count / whole) * 100)}%`
