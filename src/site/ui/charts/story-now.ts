import { pointsOf } from '../../art/people-points'

/** A number of people as points. */
export const crowdOf = (people: number) => '•'.repeat(pointsOf(people))

/** The figures of a date, on one line. */
export const figuresOf = (figures: readonly string[]) => figures.join(', ')
