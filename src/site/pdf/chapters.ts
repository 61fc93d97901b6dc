/** The first of a series of numbers or letters that chapters have in the text itself, such as `1.`, `Part A:` or `Annex I:`. */
const FIRST_MARK = /^(?:\p{L}+\s)?(?:[01]|A|I)(?:[.:)]|\s[–—]|$)/u

/** Whether titles of chapters have numbers of their own, which further numbers would contradict. */
export const haveOwnMarks = (titles: readonly string[]): boolean => titles.some((title) => FIRST_MARK.test(title))
