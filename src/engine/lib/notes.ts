// Ids of headings have no colon, so these never clash with one.

/** The id of a footnote, by its number. */
export const noteId = (number: number) => `note:${number}`

/** The id of a mention of a footnote, by the number of the footnote and that of the mention, both from 1. */
export const mentionId = (number: number, mention: number) => `${noteId(number)}:${mention}`
