import { shortHash } from '../hash'
import { type Entries, type ParsedFile, parsedFiles } from '../parse/entries'
import type { ParseCache, ParsedText } from '../parse/parse-cache'
import type { RawEntry } from '../read/raw-entry'
import type { DayOptions } from './site-day'

/**
 * Content in which no check that looks at more than one file has found anything: the hashes of its texts, and of all else that such checks
 * depend on. Plain data.
 */
export type ContentFingerprint = { texts: string; others: string }

/** What these checks depend on besides parsed texts. */
type Others = { raw: readonly RawEntry[]; day: DayOptions }

/** The fingerprint of content that was found valid. `record` has its parsed texts. */
export const contentFingerprint = (record: ParseCache, others: Others): ContentFingerprint => ({
  texts: textsKey(record),
  others: othersKey(others),
})

/** Valid content: its fingerprint, and the record of its parsed texts. */
type Before = { validContent: ContentFingerprint; record: ParseCache }

/**
 * Whether the checks that look at more than one file would find nothing again: now there are the same files as in valid content,
 * with the same fields, links and pictures. Their lines in a text may differ.
 */
export function isStillValid({ validContent, record }: Before, entries: Entries, others: Others): boolean {
  const files = parsedFiles(entries)
  return (
    entries.invalid.length === 0 &&
    files.length === record.size &&
    files.every((file) => isSameFile(file, record.get(file.source.file))) &&
    validContent.others === othersKey(others) &&
    validContent.texts === textsKey(record)
  )
}

function isSameFile(file: ParsedFile, before: ParsedText | undefined): boolean {
  // Data that was taken from the record is the same object.
  return before !== undefined && (file.data === before.data || checkedOf(file) === checkedOf(before))
}

/** The parts of a file that these checks depend on. Lines and columns in its text only say where a problem is. */
const checkedOf = ({ data, editorial, body }: Pick<ParsedText, 'data' | 'editorial' | 'body'>) =>
  JSON.stringify([
    data,
    editorial,
    body && [body.links.map(({ href }) => href), body.pictures.map(({ src, alt, needs }) => [src, alt, needs]), body.isComplete],
  ])

const textsKey = (record: ParseCache) =>
  shortHash(
    [...record]
      .map(([file, { textKey }]) => `${file} ${textKey}`)
      .toSorted()
      .join('\n'),
  )

const othersKey = ({ raw, day: { today, asOf } }: Others) =>
  shortHash(
    JSON.stringify([
      today,
      asOf,
      raw.map((entry) =>
        entry.kind === 'text' ? entry.file : [entry.kind, entry.file, entry.kind === 'picture' ? entry.content : entry.reason],
      ),
    ]),
  )
