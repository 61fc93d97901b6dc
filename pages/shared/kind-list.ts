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

/** Kinds with the days of their newest entries; the newest text of all is highlighted. Undefined if all entries have the same day. */
export function kindListOf({ site, pages, today }: Graph, kinds: readonly Kind[]): KindListProps | undefined {
  const shown = kinds.filter(({ entries }) => entries.length > 0).map((kind) => ({ ...kind, points: kind.entries.slice(0, MOST_DAYS) }))
  const days = shown.flatMap(({ points }) => points).toSorted(newestFirst)
  const [last, first] = [days[0], days.at(-1)]
  if (last === undefined || first === undefined || last.date === first.date) return undefined
  const [newest] = shown
    .flatMap(({ label, isText = true, entries: [entry] }) => (isText && entry ? [{ label, date: entry.date }] : []))
    .toSorted(newestFirst)
  const { locale } = site.identity
  return {
    ...pages.insights.kinds,
    ends: [shortDate(first.date, locale), shortDate(last.date, locale)],
    rows: shown.map(({ label, href, entries, points }) => ({
      label,
      ...(href !== undefined && { href }),
      count: entries.length,
      days: points.map(({ date }) => date),
      coming: points.filter(({ date }) => date > today).length,
      lit: label === newest?.label,
    })),
  }
}
