import { memoize } from '../../lib/memoize'
import type { SiteProblem } from '../../problems/problem'
import type { Editorial } from '../../schema/editorial'
import { shortHash } from '../hash'
import type { ParsedBody } from '../mdx/mdx-body'
import type { RawEntry, RawText } from '../read/raw-entry'
import { type Entries, parsedFiles } from './entries'
import type { Review } from './review'

/** The result of parsing a text, with the hash of the text. Plain data. If it has no review yet, its body has the trees. */
export type ParsedText = {
  textKey: string
  data: unknown
  editorial: Editorial
  body: ParsedBody | undefined
  review: Review | undefined
}

/** Results of parsing by path, of files without problems. */
export type ParseCache = ReadonlyMap<string, ParsedText>

/** The hash of a text. */
export const textKeyOf = memoize((entry: Pick<RawText, 'text' | 'key'>) => entry.key ?? shortHash(entry.text))

/** The record for the next run: all parsed texts of files without problems. */
export function parseCacheOf(raw: readonly RawEntry[], entries: Entries, problems: readonly SiteProblem[]): ParseCache {
  const keys = new Map(raw.flatMap((entry) => (entry.kind === 'text' ? [[entry.file, textKeyOf(entry)] as const] : [])))
  const troubled = new Set(problems.map(({ place }) => place.file))
  return new Map(
    parsedFiles(entries).flatMap(({ source: { file }, data, editorial, body, review }) => {
      const textKey = keys.get(file)
      return textKey === undefined || troubled.has(file) ? [] : [[file, { textKey, data, editorial, body, review }] as const]
    }),
  )
}

/** The result of parsing a text, if it is in the record and has not changed. */
export function cachedText(record: ParseCache, entry: RawText): ParsedText | undefined {
  const before = record.get(entry.file)
  return before?.textKey === textKeyOf(entry) ? before : undefined
}

/** The record without articles whose review is of another context and cannot be renewed, since their trees were dropped. */
export const validInContext = (record: ParseCache, context: string): ParseCache =>
  new Map([...record].filter(([, { body, review }]) => body === undefined || body.trees !== undefined || review?.context === context))
