/** Number of people that one point stands for. */
const PER_POINT = 10

/**
 * Number of points for a number of people: one for each full ten, so that a picture never shows more people than there are; at least one.
 */
export const pointsOf = (people: number): number => Math.max(1, Math.floor(people / PER_POINT))
