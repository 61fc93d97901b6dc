/* The position of a term in the phrases of an entry, which are its title, its other names and its keywords, encoded as one number. Words
   are numbered through all phrases, with a gap between two phrases, so that only neighbors within a phrase have consecutive positions. */

const WHOLE = 1
const LAST = 2
const FIRST = 4
const FIELD = 8
const POSITION = 32

/** The kind of a phrase. */
export const FIELDS = { title: 0, name: 1, keyword: 2 } as const
export type Field = (typeof FIELDS)[keyof typeof FIELDS]

type Place = { field: Field; position: number; isFirst: boolean; isLast: boolean }

/** The occurrence of a whole term. */
export const occurrenceAt = ({ field, position, isFirst, isLast }: Place): number =>
  position * POSITION + field * FIELD + (isFirst ? FIRST : 0) + (isLast ? LAST : 0) + WHOLE

/** The occurrence of a term of which only a prefix was searched for. */
export const asStart = (occurrence: number) => occurrence & ~WHOLE

/** The position of the term among the words of all phrases. */
export const positionOf = (occurrence: number) => Math.floor(occurrence / POSITION)
/** Whether the term is in the title. */
export const isTitle = (occurrence: number) => (occurrence & (POSITION - FIELD)) === FIELDS.title
/** Whether the term is in a keyword. */
export const isKeyword = (occurrence: number) => (occurrence & (POSITION - FIELD)) === FIELDS.keyword * FIELD
/** Whether the term is the first of its phrase. */
export const isFirst = (occurrence: number) => (occurrence & FIRST) > 0
/** Whether the whole term was searched for, not only a prefix. */
export const isWhole = (occurrence: number) => (occurrence & WHOLE) > 0
/** Whether the whole term is the last of its phrase. */
export const isEnd = (occurrence: number) => (occurrence & (LAST | WHOLE)) === (LAST | WHOLE)
