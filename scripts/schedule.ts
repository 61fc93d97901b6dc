import type { CoreGraph } from '../src/engine/content/model/graph'
import type { TimedEntry } from '../src/engine/content/model/time'

/** Number of changes that are listed. */
const CHANGES_NAMED = 5

const nameOf = ({ file }: TimedEntry) => file

const reasonOf = ({ state, publishAt, expireAt }: TimedEntry) => {
  if (state === 'draft') return 'draft'
  return state === 'scheduled' ? `appears on ${publishAt}` : `expired on ${expireAt}`
}

/** Lines that say what a build leaves out and why, or shows before its time, and what will change next. */
export function scheduleLines({
  today,
  scope,
  unpublished,
  changes,
}: Pick<CoreGraph, 'today' | 'scope' | 'unpublished' | 'changes'>): string[] {
  const next = changes.slice(0, CHANGES_NAMED).map(({ date, entry, kind }) => `  ${date}  ${nameOf(entry)} ${kind}`)
  const more = changes.length - next.length
  return [
    ...linesOf('Shown before they are published:', scope === 'coming' ? unpublished.filter(isComing) : []),
    ...linesOf(`Left out on ${today}:`, scope === 'coming' ? unpublished.filter((entry) => !isComing(entry)) : unpublished),
    ...(next.length > 0 ? ['Next:', ...next, ...(more > 0 ? [`  and ${more} more`] : [])] : []),
  ]
}

const isComing = ({ state }: TimedEntry) => state !== 'expired'

const linesOf = (title: string, entries: readonly TimedEntry[]) =>
  entries.length > 0 ? [title, ...entries.map((entry) => `  ${nameOf(entry)}  ${reasonOf(entry)}`)] : []
