/** A part of a whole as an SVG percentage, rounded to a tenth. */
export const percent = (part: number): string => `${tenth(part * 100)}%`

/** Rounds to one decimal, which keeps pages small. */
export const tenth = (value: number): number => Math.round(value * 10) / 10
