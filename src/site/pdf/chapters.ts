/** The first mark of a series that a text gives its chapters itself, such as `1.`, `Part A:` or `Annex I:`. */
const FIRST_MARK = /^(?:\p{L}+\s)?(?:[01]|A|I)(?:[.:)]|\s[–—]|$)/u

/** Whether a text marks its chapters itself, all or some, so that further numbers would contradict them. */
export const haveOwnMarks = (titles: readonly string[]): boolean => titles.some((title) => FIRST_MARK.test(title))
