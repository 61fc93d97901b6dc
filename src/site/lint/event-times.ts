import * as z from 'zod'
import { scheduleFields } from '../../../schemas/schedule-fields'
import type { LintFile, LintRule } from '../../engine/content/lint/rule'
import { valueAt } from '../../engine/content/parse/schema'
import { type FieldPath, placeOfField } from '../../engine/content/parse/source'
import { momentsOf } from '../../engine/lib/clock-time'
import { nearest } from '../../engine/lib/nearest.mjs'
import type { SiteProblem } from '../../engine/problems/problem'
import { clockTimesOf, type EventSchedule, lastDayOf } from '../calendar/event-schedule'
import { isKnownZone, ZONES } from '../calendar/zones'
import { problem } from './problems'

/** Only these fields are parsed, so that a file with mistakes in other fields is checked too. */
const times = z.object(scheduleFields).pick({ date: true, lastDate: true, time: true })

/**
 * Finds impossible times of events: in an unknown zone, at an hour that clocks skip or show twice, or with an end that is not after the
 * start.
 */
export const eventTimes: LintRule = (file) =>
  schedulePaths(file).flatMap((path) => {
    const { success, data } = times.safeParse(valueAt(file.data, path))
    return success ? timeProblems(file, path, data) : []
  })

/** The paths of everything in a file that takes place at a time. */
export function schedulePaths({ collection, source, data }: LintFile): FieldPath[] {
  if (collection === 'events') return [[]]
  const dates = source.file === 'pages/investors.yaml' ? valueAt(data, ['events', 'items']) : undefined
  return Array.isArray(dates) ? dates.map((_, index) => ['events', 'items', index]) : []
}

function timeProblems({ source }: LintFile, path: FieldPath, when: EventSchedule): SiteProblem[] {
  const at = (...field: FieldPath) => placeOfField(source, [...path, ...field])
  const { date, lastDate, time } = when
  if (lastDate !== undefined && lastDate <= date) return [problem('event/end-before-start', at('lastDate'), lastDate, date)]
  if (!time) return []
  if (!isKnownZone(time.zone)) return [problem('event/unknown-zone', at('time', 'zone'), time.zone, nearest(time.zone, ZONES))]
  const clocks = clockTimesOf(when)
  const changes = (['start', 'end'] as const).flatMap((side) => {
    const clock = clocks[side]
    const moments = clock && momentsOf(clock)
    return !moments || moments.length === 1
      ? []
      : [problem('event/clock-change', at('time', side), clock.date, clock.hour, clock.zone, moments.length)]
  })
  if (changes.length > 0 || !clocks.start || !clocks.end) return changes
  const [start = 0] = momentsOf(clocks.start)
  const [end = 0] = momentsOf(clocks.end)
  if (start < end) return []
  return [problem('event/end-before-start', at('time', 'end'), `${lastDayOf(when)}, ${time.end}`, `${date}, ${time.start}`)]
}
