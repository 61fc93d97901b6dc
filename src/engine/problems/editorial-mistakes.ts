import { suggestion } from '../lib/nearest.mjs'

/** The part of the catalogue about style, which an editor may waive, and about waivers. */
export const editorialMistakes = {
  'editorial/ahead': {
    severity: 'warning',
    title: 'An entry is dated on a day that is still to come.',
    message: (field: string, date: string, day: string) => `\`${field}\` is ${date}, after ${day}, the day on which it is judged.`,
    hint: 'Pages would show a day that is to come as past. Correct it, or let the entry appear on that day with `publishAt`. If the day of the site itself is fixed, move `editorialDate` in `site/identity.yaml` forward, or delete it.',
  },
  'editorial/alt': {
    severity: 'warning',
    title: 'The text of a picture does not say what it shows.',
    message: (alt: string, reason: string) => `The text \`${alt}\` ${reason}.`,
    hint: 'Say what a reader would miss without the picture, such as “Two cranes over a container ship at dawn.” Leave out “picture of”: software that reads pages aloud says that by itself.',
  },
  'editorial/heading-level': {
    severity: 'warning',
    title: 'A heading skips a level.',
    message: (level: number, before: number | undefined) =>
      before === undefined
        ? `The first heading of the text is of level ${level}; texts start at level 2.`
        : `A heading of level ${level} follows one of level ${before}.`,
    hint: 'Readers who move from heading to heading take a gap for a missing part. Go down one level at a time: `##`, then `###`, then `####`.',
  },
  'editorial/heading-style': {
    severity: 'warning',
    title: 'A heading ends in a period, or is in capitals.',
    message: (heading: string, reason: string) => `The heading \`${heading}\` ${reason}.`,
    hint: 'Write headings like the others on the site: no period, and capitals only where a sentence has them.',
  },
  'editorial/title-length': {
    severity: 'warning',
    title: 'A title is too long for search results.',
    message: (field: string, found: number, limit: number, own: number) =>
      `With the name of the site, \`${field}\` makes a page title of ${found} characters; search results show ${limit}, which leaves ${own} for \`${field}\`.`,
    hint: 'Shorten it, or add `seo` with a shorter `title`, which only search results show.',
  },
  'editorial/description-length': {
    severity: 'warning',
    title: 'A description is too short or too long for search results.',
    message: (field: string, found: number, least: number, most: number) =>
      `Search results show \`${field}\`, which has ${found} characters; it should have ${least} to ${most}.`,
    hint: 'Rewrite it, or add `seo` with a `description` of that length, which only search results show.',
  },
  'editorial/excerpt-repeats-title': {
    severity: 'warning',
    title: 'A summary repeats the title.',
    message: (field: string, title: string) => `\`${field}\` says little more than the title, \`${title}\`.`,
    hint: 'Pages show one below the other. Say what the title leaves open: for whom, how, with what result.',
  },
  'editorial/reading-level': {
    severity: 'warning',
    title: 'A text is hard to read.',
    message: (grade: string, limit: number, words: number) =>
      `This text takes about ${grade} years of school to read (Flesch-Kincaid); the limit is ${limit}. Its longest sentence, here, has ${words} words.`,
    hint: 'Split the longest sentences, and choose the shorter of two words.',
  },
  'editorial/stale': {
    severity: 'warning',
    title: 'A text is out of date.',
    message: (reason: string) => reason,
    hint: 'Say what became of it, or delete what is no longer true. An entry with `expireAt` leaves the site by itself on that day.',
  },
  'editorial/raw-number': {
    severity: 'warning',
    title: 'A number is written out although it is a fact.',
    message: (number: string, key: string, label: string, better: string) =>
      `\`${number}\` is the value of the fact \`${key}\` (${label}). Write ${better} instead.`,
    hint: 'A fact changes everywhere at once; this number would be left behind. If it counts something else, waive the warning.',
  },
  'editorial/link-text': {
    severity: 'warning',
    title: 'A link does not say where it leads.',
    message: (text: string) => `The words of the link, \`${text}\`, do not say where it leads.`,
    hint: 'Many readers move from link to link and hear nothing else. Name what is there, such as “our price list”.',
  },
  'editorial/lost-character': {
    severity: 'warning',
    title: 'A character was lost on its way into a file.',
    message: (found: string, code: string, reason: string) => `\`${found}\` (${code}) ${reason}.`,
    hint: 'It comes with text that was saved in one encoding and read in another. Type the character that was meant, or copy the text again from where it is still right.',
  },
  'editorial/markup': {
    severity: 'warning',
    title: 'A field holds Markdown or HTML.',
    message: (sign: string, what: string) => `\`${sign}\` is ${what}, and appears on the page as it is written.`,
    hint: 'A field is plain text: write the words and signs themselves. Only the text of an article has bold words and links.',
  },
  'editorial/repeated-item': {
    severity: 'warning',
    title: 'An item of a list repeats another.',
    message: (field: string, first: string) => `\`${field}\` says the same as \`${first}\`.`,
    hint: 'Delete one of the two, or say what is different about it.',
  },
  'editorial/doubled-word': {
    severity: 'warning',
    title: 'A word is written twice in a row.',
    message: (word: string) => `\`${word}\` is written twice in a row.`,
    hint: 'Delete one of the two words.',
  },
  'editorial/straight-apostrophe': {
    severity: 'warning',
    title: 'An apostrophe is straight.',
    message: (word: string, curly: string) => `\`${word}\` has a straight apostrophe; write \`${curly}\`.`,
    hint: 'Copy the curly apostrophe `’`, or type it: Option-Shift-] on a Mac, Alt-0146 on Windows.',
  },
  'editorial/typewriter-sign': {
    severity: 'warning',
    title: 'A quotation mark or a dash is that of a typewriter.',
    message: (found: string, right: string) => `\`${found}\` has signs of a typewriter; write \`${right}\`.`,
    hint: 'Copy the signs from the message. Code goes between backticks and keeps its signs.',
  },
  'waive/unknown': {
    title: 'A waiver names a warning that does not exist.',
    message: (code: string, nearCode?: string) => `No warning has the code \`${code}\`.${suggestion(nearCode)}`,
    hint: 'Copy the code from the warning, such as `editorial/raw-number`. Errors cannot be waived.',
  },
  'waive/unused': {
    severity: 'warning',
    title: 'A waiver is no longer needed.',
    message: (code: string) => `This file no longer has a warning \`${code}\` to waive.`,
    hint: 'Delete the waiver, so that it does not hide the next warning of this kind.',
  },
} as const
