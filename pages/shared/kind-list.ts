import { type IsoDate, newestFirst, shortDate } from '../../src/engine/lib/dates'
import type { Graph } from '../../src/site/graph/graph'
import type { KindListProps } from '../../src/site/ui/lists/KindList'

/** More points than this on a time line cannot be told apart. */
const MOST_DAYS = 60

/** Entries of a kind, newest first. */
type Kind = {
  label: string
  href?: string
  entries: readonly { date: IsoDate }[]
  /** Whether its newest entry can be highlighted; false for upcoming events, which are no news. */
  isText?: boolean
}

/** The days of the newest entries: as many as can be told apart. Entries are newest first. */
export const newestDays = (entries: readonly { date: IsoDate }[]): IsoDate[] => entries.slice(0, MOST_DAYS).map(({ date }) => date)

/** The first and the last day of a time line, as text; undefined if there are no two different days. */
export function endsOf(days: readonly IsoDate[], locale: string): readonly [string, string] | undefined {
  const sorted = days.toSorted()
  const [first, last] = [sorted[0], sorted.at(-1)]
  return first === undefined || last === undefined || first === last ? undefined : [shortDate(first, locale), shortDate(last, locale)]
}

/** Kinds with the days of their newest entries; the newest text of all is highlighted. Undefined if all entries have the same day. */
export function kindListOf({ site, pages, today }: Graph, kinds: readonly Kind[]): KindListProps | undefined {
  const shown = kinds.filter(({ entries }) => entries.length > 0).map((kind) => ({ ...kind, days: newestDays(kind.entries) }))
  const ends = endsOf(
    shown.flatMap(({ days }) => days),
    site.identity.locale,
  )
  if (ends === undefined) return undefined
  const [newest] = shown
    .flatMap(({ label, isText = true, days: [date] }) => (isText && date ? [{ label, date }] : []))
    .toSorted(newestFirst)
  return {
    ...pages.insights.kinds,
    ends,
    rows: shown.map(({ label, href, entries, days }) => ({
      label,
      ...(href !== undefined && { href }),
      count: entries.length,
      days,
      coming: days.filter((day) => day > today).length,
      lit: label === newest?.label,
    })),
  }
}
