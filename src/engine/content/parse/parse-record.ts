import type { SiteProblem } from '../../problems/problem'
import type { Editorial } from '../../schema/editorial'
import type { ParsedBody } from '../mdx/mdx-body'
import type { RawEntry } from '../read/raw-entry'
import { type Entries, parsedFiles } from './entries'
import type { Review } from './review'

/** A text with the result of parsing it. Plain data. Without its review, it has the trees of its text. */
export type ParsedText = {
  text: string
  data: unknown
  editorial: Editorial
  body: ParsedBody | undefined
  review: Review | undefined
}

/** Results of parsing by path, of files without problems. */
export type ParseRecord = ReadonlyMap<string, ParsedText>

/** The record for the next run. */
export function parseRecordOf(raw: readonly RawEntry[], entries: Entries, problems: readonly SiteProblem[]): ParseRecord {
  const texts = new Map(raw.flatMap((entry) => (entry.kind === 'text' ? [[entry.file, entry.text] as const] : [])))
  const troubled = new Set(problems.map(({ place }) => place.file))
  return new Map(
    parsedFiles(entries).flatMap(({ source: { file }, data, editorial, body, review }) => {
      const text = texts.get(file)
      return text === undefined || troubled.has(file) ? [] : [[file, { text, data, editorial, body, review }] as const]
    }),
  )
}

/** The result of parsing a text, if it is in the record and has not changed. */
export function recalled(record: ParseRecord, { file, text }: { file: string; text: string }): ParsedText | undefined {
  const before = record.get(file)
  return before?.text === text ? before : undefined
}

/** The record without what another day, other facts or another name of the site would change: texts whose review is of another context. */
export const inContext = (record: ParseRecord, context: string): ParseRecord =>
  new Map([...record].filter(([, { body, review }]) => body === undefined || body.trees !== undefined || review?.context === context))
