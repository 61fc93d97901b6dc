import type { SiteProblem } from '../../problems/problem'
import type { Editorial } from '../../schema/editorial'
import type { ParsedBody } from '../mdx/mdx-body'
import type { RawEntry } from '../read/raw-entry'
import { type Entries, parsedFiles } from './entries'

/** A text with the result of parsing it. Plain data. */
export type ParsedText = { text: string; data: unknown; editorial: Editorial; body: ParsedBody | undefined }

/** Results of parsing by path, of files without problems. */
export type ParseRecord = ReadonlyMap<string, ParsedText>

/** The record for the next run. */
export function parseRecordOf(raw: readonly RawEntry[], entries: Entries, problems: readonly SiteProblem[]): ParseRecord {
  const texts = new Map(raw.flatMap((entry) => (entry.kind === 'text' ? [[entry.file, entry.text] as const] : [])))
  const troubled = new Set(problems.map(({ place }) => place.file))
  return new Map(
    parsedFiles(entries).flatMap(({ source: { file }, data, editorial, body }) => {
      const text = texts.get(file)
      return text === undefined || troubled.has(file) ? [] : [[file, { text, data, editorial, body }] as const]
    }),
  )
}

/** The result of parsing a text, if it is in the record and has not changed. */
export function recalled(record: ParseRecord, { file, text }: { file: string; text: string }): ParsedText | undefined {
  const before = record.get(file)
  return before?.text === text ? before : undefined
}
