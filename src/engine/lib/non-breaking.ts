/** A month before its day or its year. */
const MONTH = /\b(January|February|March|April|May|June|July|August|September|October|November|December) (?=\d)/g

/** The beginning of a range with a hyphen, as of `1-2` or `9AM-6PM`, but not of a date such as `2024-12-05`. */
const SHORT_RANGE = /(?<![\w-])(\d{1,2}(?:[AP]M)?)-(?=\d{1,2}(?:[AP]M)?(?![\w-]))/g

/**
 * A text in which a range of numbers, a time of day, and a month with its day stay on one line: browsers would break after the dash, and
 * before AM and the day.
 */
export const nonBreakingNumbers = (text: string) =>
  // Most texts have no number: for them, one test is enough.
  /\d/.test(text)
    ? text
        .replace(/(\d)–(?=\d)/g, '$1–\u2060')
        .replace(SHORT_RANGE, '$1-\u2060')
        .replace(/(\d) (?=[AP]M\b)/g, '$1\u00a0')
        .replace(MONTH, '$1\u00a0')
    : text

/** A text in which the number of a standard or a law stays with the abbreviation before it, as in `ISO/IEC 27001`. */
export const nonBreakingStandards = (text: string) => text.replace(/(?<=\b[A-Z]{2,}) (?=\d)/g, '\u00a0')

/** A heading, in which also a number of one or two digits, such as that of a day, stays with a word before it. */
export const nonBreakingHeading = (text: string) => nonBreakingNumbers(text).replace(/(?<=\p{L}) (?=\d{1,2}(?!\d))/gu, '\u00a0')
