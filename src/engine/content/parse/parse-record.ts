import type { SiteProblem } from '../../problems/problem'
import type { Editorial } from '../../schema/editorial'
import type { ParsedBody } from '../mdx/mdx-body'
import type { RawEntry } from '../read/raw'
import { type Entries, parsedFiles } from './entries'

/** What a text became. The same text, read by the same code, becomes the same again. Plain data. */
export type ParsedText = { text: string; data: unknown; editorial: Editorial; body: ParsedBody | undefined }

/** What the files of an earlier run became, by path: only of those without a problem. */
export type ParseRecord = ReadonlyMap<string, ParsedText>

/** What the next run may start from. */
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

/** What a text became last time, unless it has changed since. */
export function recalled(record: ParseRecord, { file, text }: { file: string; text: string }): ParsedText | undefined {
  const before = record.get(file)
  return before?.text === text ? before : undefined
}
