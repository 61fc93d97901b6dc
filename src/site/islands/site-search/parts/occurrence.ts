/*
 * Where a term stands in the phrases of an entry, which are its title, its other names and its keywords, as one number. The words of all
 * phrases are counted on, with a gap between two phrases: neighbors in a phrase have neighboring positions, others never do.
 */

const WHOLE = 1
const LAST = 2
const FIRST = 4
const FIELD = 8
const POSITION = 32

/** What a phrase is. */
export const FIELDS = { title: 0, name: 1, keyword: 2 } as const
export type Field = (typeof FIELDS)[keyof typeof FIELDS]

type Place = { field: Field; position: number; isFirst: boolean; isLast: boolean }

/** The occurrence of a whole term. */
export const occurrenceAt = ({ field, position, isFirst, isLast }: Place): number =>
  position * POSITION + field * FIELD + (isFirst ? FIRST : 0) + (isLast ? LAST : 0) + WHOLE

/** The occurrence of a term of which only the start is asked for. */
export const asStart = (occurrence: number) => occurrence & ~WHOLE

/** The place of the term among the words of all phrases. */
export const positionOf = (occurrence: number) => Math.floor(occurrence / POSITION)
/** Whether the term stands in the title. */
export const isTitle = (occurrence: number) => (occurrence & (POSITION - FIELD)) === FIELDS.title
/** Whether it stands in a keyword. */
export const isKeyword = (occurrence: number) => (occurrence & (POSITION - FIELD)) === FIELDS.keyword * FIELD
/** Whether its phrase begins with it. */
export const isFirst = (occurrence: number) => (occurrence & FIRST) > 0
/** Whether the whole term was asked for, not only its start. */
export const isWhole = (occurrence: number) => (occurrence & WHOLE) > 0
/** Whether a phrase ends with the whole term. */
export const isEnd = (occurrence: number) => (occurrence & (LAST | WHOLE)) === (LAST | WHOLE)
