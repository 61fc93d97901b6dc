import type { CoreGraph } from '../src/engine/content/model/graph'
import type { TimedEntry } from '../src/engine/content/model/time'

/** Number of changes that are listed. */
const CHANGES_NAMED = 5

const nameOf = ({ file }: TimedEntry) => file

const reasonOf = ({ state, publishAt, expireAt }: TimedEntry) => {
  if (state === 'draft') return 'draft'
  return state === 'scheduled' ? `appears on ${publishAt}` : `expired on ${expireAt}`
}

/** Lines that say what a build leaves out and why, and what will change next. */
export function scheduleLines({ today, unpublished, changes }: Pick<CoreGraph, 'today' | 'unpublished' | 'changes'>): string[] {
  const next = changes.slice(0, CHANGES_NAMED).map(({ date, entry, kind }) => `  ${date}  ${nameOf(entry)} ${kind}`)
  const more = changes.length - next.length
  return [
    ...(unpublished.length > 0 ? [`Left out on ${today}:`, ...unpublished.map((entry) => `  ${nameOf(entry)}  ${reasonOf(entry)}`)] : []),
    ...(next.length > 0 ? ['Next:', ...next, ...(more > 0 ? [`  and ${more} more`] : [])] : []),
  ]
}
