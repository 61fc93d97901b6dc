/** A part of a whole as SVG places it, to a tenth of a percent. */
export const percent = (part: number): string => `${tenth(part * 100)}%`

/** To one decimal: more would only make the page longer. */
export const tenth = (value: number): number => Math.round(value * 10) / 10
