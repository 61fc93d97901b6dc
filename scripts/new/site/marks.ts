/** The marks that a new site can begin with, by name: filled shapes on a grid of 32 by 32. */
export const MARKS = {
  ring: 'M16 3a13 13 0 1 1 0 26a13 13 0 1 1 0-26M16 10a6 6 0 1 0 0 12a6 6 0 1 0 0-12',
  leaf: 'M4 28C2 13 11 4 28 4c0 17-9 26-21 23l-1.5 2M9 23C13 17 17 13 22 10C16 12 11 17 9 23',
  loaf: 'M16 6C8 6 2 10.5 2 15.5c0 3 1.5 4.5 3 5.5v3c0 1.5 1 2.5 2.5 2.5h17c1.5 0 2.5-1 2.5-2.5v-3c1.5-1 3-2.5 3-5.5C30 10.5 24 6 16 6M9 11.5l2.5-.5l1.5 8l-2.5.5zM15 10.5l2.5-.5l1.5 8l-2.5.5zM21 11l2.5-.5l1.5 8l-2.5.5z',
  wave: 'M2 9c5-6 9-6 14 0s9 6 14 0v5c-5 6-9 6-14 0s-9-6-14 0zM2 20c5-6 9-6 14 0s9 6 14 0v5c-5 6-9 6-14 0s-9-6-14 0z',
  peak: 'M2 27L12.5 6L18 17l3.5-6L30 27z',
  spark: 'M16 2c1.5 9 5 12.5 14 14c-9 1.5-12.5 5-14 14c-1.5-9-5-12.5-14-14c9-1.5 12.5-5 14-14',
} as const

export type MarkName = keyof typeof MARKS

/** Whether there is a mark of this name. */
export const isMark = (name: string): name is MarkName => Object.hasOwn(MARKS, name)

/** The file of a mark. It takes the color of the text around it. */
export const markFile = (name: MarkName) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="${MARKS[name]}" fill="currentColor" fill-rule="evenodd"/></svg>\n`
