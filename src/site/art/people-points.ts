/** People for whom there is one point. */
const PER_POINT = 10

/** The points for so many people: one for each full ten, so that a picture never shows more than there are. The first few have one. */
export const pointsOf = (people: number): number => Math.max(1, Math.floor(people / PER_POINT))
