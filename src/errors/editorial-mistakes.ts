import { near } from './near'

/** What an editor should weigh, and mistakes with waivers: a part of the catalogue. */
export const editorialMistakes = {
  'editorial/alt': {
    severity: 'warning',
    title: 'The text of a picture does not say what it shows.',
    message: (alt: string, reason: string) => `The text \`${alt}\` ${reason}.`,
    hint: 'Describe in a sentence what one would miss without the picture. Software that reads pages aloud says by itself that it is one.',
  },
  'editorial/heading-level': {
    severity: 'warning',
    title: 'A heading skips a level.',
    message: (level: number, before: number | undefined) =>
      before === undefined
        ? `The first heading of the text is of level ${level}; texts start at level 2.`
        : `A heading of level ${level} follows one of level ${before}.`,
    hint: 'Readers of the outline take a gap for a missing part. Go down one level at a time: `##`, then `###`, then `####`.',
  },
  'editorial/heading-style': {
    severity: 'warning',
    title: 'A heading ends in a period, or is in capitals.',
    message: (heading: string, reason: string) => `The heading \`${heading}\` ${reason}.`,
    hint: 'Write headings as the others of the site: no period, capitals only where a sentence has them.',
  },
  'editorial/title-length': {
    severity: 'warning',
    title: 'A title is too long for search results.',
    message: (field: string, found: number, limit: number, own: number) =>
      `With the name of the site, \`${field}\` makes a page title of ${found} characters; search results show ${limit}, which leaves ${own} for it.`,
    hint: 'Shorten it, or give search results a title of their own: `seo`, with a `title`.',
  },
  'editorial/description-length': {
    severity: 'warning',
    title: 'A description is too short or too long for search results.',
    message: (field: string, found: number, least: number, most: number) =>
      `Search results show \`${field}\`, which has ${found} characters; it should have ${least} to ${most}.`,
    hint: 'Rewrite it, or give search results a description of their own: `seo`, with a `description`.',
  },
  'editorial/excerpt-repeats-title': {
    severity: 'warning',
    title: 'A summary repeats the title.',
    message: (field: string, title: string) => `\`${field}\` says little more than the title, \`${title}\`.`,
    hint: 'The two are shown one below the other. Say what the title leaves open: for whom, how, with what result.',
  },
  'editorial/reading-level': {
    severity: 'warning',
    title: 'A text is hard to read.',
    message: (grade: string, limit: number, words: number) =>
      `The text reads at grade ${grade} (Flesch-Kincaid); at most ${limit} is meant. Its longest sentence, here, has ${words} words.`,
    hint: 'Split the longest sentences, and take the shorter word where there are two.',
  },
  'editorial/stale': {
    severity: 'warning',
    title: 'A text has been overtaken by time.',
    message: (reason: string) => reason,
    hint: 'Say what became of it, or remove what is no longer so. An entry with `expireAt` lapses by itself.',
  },
  'editorial/raw-number': {
    severity: 'warning',
    title: 'A number is written out that is a fact of the site.',
    message: (number: string, key: string, label: string, better: string) =>
      `\`${number}\` is the value of the fact \`${key}\` (${label}). Write ${better} instead.`,
    hint: 'A fact changes everywhere at once, and this number would be forgotten. If it counts something else, say so nearby, or waive it.',
  },
  'editorial/link-text': {
    severity: 'warning',
    title: 'A link does not say where it leads.',
    message: (text: string) => `The words of the link, \`${text}\`, do not say where it leads.`,
    hint: 'Many readers go from link to link: name what is there, such as `our price list`.',
  },
  'editorial/doubled-word': {
    severity: 'warning',
    title: 'A word stands twice in a row.',
    message: (word: string) => `\`${word}\` stands twice in a row.`,
    hint: 'Delete one of the two.',
  },
  'waive/unknown': {
    title: 'A waiver names no warning.',
    message: (code: string, nearCode?: string) => `No warning has the code \`${code}\`.${near(nearCode)}`,
    hint: 'Copy the code from the warning as it was printed. Errors cannot be waived.',
  },
  'waive/unused': {
    severity: 'warning',
    title: 'A waiver waives nothing.',
    message: (code: string) => `This file has no warning \`${code}\` to waive any more.`,
    hint: 'Remove the waiver, so that it does not hide the next warning of its kind.',
  },
} as const
