/** People for whom there is one point. */
const PER_POINT = 10

/** So many people as points. */
export const crowdOf = (people: number) => '•'.repeat(Math.ceil(people / PER_POINT))

/** The figures of a date, on one line. */
export const figuresOf = (figures: readonly string[]) => figures.join(' · ')
