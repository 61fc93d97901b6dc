import { suggestion } from '../../engine/lib/nearest.mjs'
import type { Catalogue } from '../../engine/problems/catalogue'
import { problemsOf } from '../../engine/problems/problem'

/** The problems that only content of this site can have. Like those of the engine, their codes are permanent. */
export const problems = {
  'card/glyph': {
    severity: 'warning',
    title: 'The fonts of cards lack a character of a title.',
    message: (characters: readonly string[], isSetWithout: boolean) =>
      `The fonts of cards, which other sites show with links, lack ${characters.map((one) => `\`${one}\``).join(', ')}: the card ${
        isSetWithout ? 'leaves it out' : 'shows the kind of the page instead of this title'
      }.`,
    hint: 'Write the title in letters of western European languages, or leave it so if the page may have a card without it.',
  },
  'contact/service': {
    severity: 'warning',
    title: 'The inquiry form offers a service that the site does not have.',
    message: (name: string, nearName?: string) => `No service has the title \`${name}\`.${suggestion(nearName)}`,
    hint: 'Copy the title of a service, or delete the choice where the service was given up. A choice for all others is named by `other`.',
  },
  'list/unused-chip': {
    severity: 'warning',
    title: 'A list has a category without entries.',
    message: (name: string) => `No entry has the category \`${name}\`: whoever chooses it finds nothing.`,
    hint: 'Delete the category, or name it in an entry that belongs to it.',
  },
  'region/no-office': {
    severity: 'warning',
    title: 'A region has no office.',
    message: () => 'No office is in this region, which pages show with 0 offices and 0 people.',
    hint: 'Name the region in the file of an office, or delete it.',
  },
  'link/category': {
    severity: 'warning',
    title: 'A link asks a list for a category that it does not have.',
    message: (path: string, value: string, categories: readonly string[], nearName?: string) =>
      `The list \`${path}\` has no category \`${value}\`; it has ${categories.map((one) => `\`${one}\``).join(', ')}.${suggestion(nearName)}`,
    hint: 'Copy the name of the category, capital letters included; in an address a blank is written `%20`, and `&` is written `%26`.',
  },
  'link/topic': {
    title: 'A link asks a page for a value that it does not know.',
    message: (name: string, value: string, file: string, nearName?: string) =>
      `The ${name} \`${value}\` is not in ${file}.${suggestion(nearName)}`,
    hint: 'Correct what stands after `=`, or add it to that file.',
  },
  'article/margin-words': {
    title: 'A figure in the margin names a paragraph that the article does not have.',
    message: (words: string) => `No paragraph has the words \`${words}\`.`,
    hint: 'Copy some words of the paragraph beside which it is to stand, from a piece without links and without bold or italic words.',
  },
  'entry/updated-before-date': {
    title: 'An entry was updated before it was published.',
    message: (updated: string, date: string) => `\`updated\` is ${updated}, before \`date\`, which is ${date}.`,
    hint: 'Correct the one that is wrong. An entry that was not corrected after its publication has no `updated`.',
  },
  'entry/day-order': {
    title: 'A day of an entry is before one that it follows.',
    message: (field: string, day: string, before: string, first: string) =>
      `\`${field}\` is ${day}, before \`${before}\`, which is ${first}.`,
    hint: 'Correct the one that is wrong. A position closes after it was posted; an event takes place, and changes, after it was announced.',
  },
  'event/unknown-zone': {
    title: 'An event or an office names a time zone that does not exist.',
    message: (zone: string, nearName?: string) => `There is no time zone \`${zone}\`.${suggestion(nearName)}`,
    hint: 'Zones have names of the IANA database, an area and a city in it: `America/New_York`, `Europe/London`, `Asia/Dubai`. For one without summer time, take a city whose clocks do the same.',
  },
  'event/clock-change': {
    title: 'An event is at an hour that clocks skip or show twice.',
    message: (date: string, hour: string, zone: string, moments: number) =>
      moments === 0
        ? `On ${date} there is no ${hour} in \`${zone}\`: clocks are put forward over it.`
        : `On ${date} clocks in \`${zone}\` show ${hour} twice, as they are put back.`,
    hint: 'Summer time begins or ends in that night. Correct the hour or the day; an hour that clocks show twice can be given in the zone `Etc/UTC`.',
  },
  'event/end-before-start': {
    title: 'An event ends before it starts.',
    message: (end: string, start: string) => `The end, ${end}, is not after the start, ${start}.`,
    hint: 'Correct the one that is wrong. An event that goes on after midnight needs `lastDate`, the day on which it ends; one of a single day needs none.',
  },
  'event/agenda-hours': {
    title: 'A part of an agenda is outside the hours of its event.',
    message: (hour: string, hours: string) => `The agenda has a part at ${hour}; the event ${hours}.`,
    hint: 'Correct the hour, or `time` of the event. A part begins before the event ends, on the clocks of its zone.',
  },
  'event/agenda-order': {
    title: 'A part of an agenda does not begin after the one before.',
    message: (hour: string, before: string) => `The part at ${hour} stands after the one at ${before}.`,
    hint: 'Sort the agenda by its hours, and join parts that begin together.',
  },
  'quote/own-marks': {
    severity: 'warning',
    title: 'A quotation has quotation marks.',
    message: () => 'The quotation stands in quotation marks, and the page puts its own around it.',
    hint: 'Delete the marks at both ends; those of words that are quoted within it stay.',
  },
  'page/switched-off': {
    severity: 'warning',
    title: 'A text speaks of a page that the site does without.',
    message: (words: string, page: string) => `The text has \`${words}\`, and the page \`${page}\` is switched off.`,
    hint: 'Say it without that page, or waive the warning where the words mean something else. `pages` in `site/navigation.yaml` switches the page on again.',
  },
  'tag/no-address': {
    title: 'A tag gives its page no address.',
    message: (tag: string) => `The address of the page of a tag is made of its Latin letters and its digits; \`${tag}\` has none.`,
    hint: 'Write the tag with Latin letters, as in other entries on the subject.',
  },
  'tag/with-comma': {
    severity: 'warning',
    title: 'A tag holds a comma.',
    message: (tag: string) => `\`${tag}\` is one tag, with the comma in its name.`,
    hint: 'Write each tag on a line of its own, after a hyphen and a space.',
  },
  'tag/lookalike': {
    severity: 'warning',
    title: 'A tag that one entry has is nearly one of other entries.',
    message: (tag: string, near: string, entries: number) =>
      `Only this entry has the tag \`${tag}\`; ${entries === 1 ? 'another one has' : `${entries} have`} \`${near}\`.${suggestion(near)}`,
    hint: 'Each tag has a page of its own, and related articles are found by the tags that they share. Write the tag in one way, or say in `waive` why this is another subject.',
  },
  'tag/two-forms': {
    severity: 'warning',
    title: 'A tag is written in two ways.',
    message: (tag: string, usual: string, file: string) =>
      `\`${tag}\` is the tag that \`${file}\` writes \`${usual}\`: they share one page.`,
    hint: 'Write the tag as the others do. The page of a tag has the words of its newest entry, and of two forms in one entry, one is not shown.',
  },
  'tool/uneven-rows': {
    title: 'A row of a table to take away has another number of fields than its head.',
    message: (row: number, found: number, expected: number) =>
      `Row ${row} has ${found} ${found === 1 ? 'field' : 'fields'}; the first row has ${expected}.`,
    hint: 'Add or delete commas. A field with a comma in it stands in double quotes, and a double quote in such a field is written twice.',
  },
  'tool/formula': {
    severity: 'warning',
    title: 'A field of a table to take away begins like a formula.',
    message: (row: number, field: string) =>
      `A spreadsheet may take \`${field}\` in row ${row} for a formula, and work it out for whoever opens the file.`,
    hint: 'Begin the field with a word, or waive the warning where it is to be worked out.',
  },
  'tool/unreadable-text': {
    title: 'A file to take away is not in its format.',
    message: (format: string, reason: string) => `The text is not ${format}: ${reason}`,
    hint: 'Programs would refuse the file. Correct the text, or `format`.',
  },
  'security/past-expiry': {
    title: 'What the site says about reports of security holes has expired.',
    message: (expires: string) => `\`expires\` is ${expires}, and so nobody may rely on \`security.txt\` any more.`,
    hint: 'Make sure that somebody reads that mailbox, and set a day within the next year.',
  },
  'security/near-expiry': {
    severity: 'warning',
    title: 'What the site says about reports of security holes is about to expire.',
    message: (expires: string) => `From ${expires} on, a build would fail here: nobody may rely on \`security.txt\` then.`,
    hint: 'Before that day, make sure that somebody still reads that mailbox, and set one within the next year.',
  },
} as const satisfies Catalogue

/** Makes a problem of this site. */
export const problem = problemsOf(problems)
