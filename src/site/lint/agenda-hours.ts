import * as z from 'zod'
import { hour, scheduleFields } from '../../../schemas/schedule-fields'
import type { LintRule } from '../../engine/content/lint/rule'
import { placeOfField } from '../../engine/content/parse/source'
import { problem } from './problems'

/** Only these fields are parsed, so that a file with mistakes in other fields is checked too. */
const planned = z.object({
  lastDate: scheduleFields.lastDate,
  time: scheduleFields.time,
  program: z.object({ agenda: z.array(z.object({ start: hour() })) }),
})

/** Finds parts of the agenda of an event that begin outside of its hours, or not after the part before. */
export const agendaHours: LintRule = ({ collection, source, data: written }) => {
  if (collection !== 'events') return []
  const { success, data } = planned.safeParse(written)
  if (!success) return []
  const { time, lastDate, program } = data
  // For several days, the hours are those of the first and the last day, and the agenda is that of each day: the end does not apply. An
  // end before the start is a problem of its own, and says nothing about the agenda.
  const end = lastDate === undefined && time?.end !== undefined && time.end > time.start ? time.end : undefined
  return program.agenda.flatMap(({ start }, index) => {
    const place = placeOfField(source, ['program', 'agenda', index, 'start'])
    const isWithin = time !== undefined && (lastDate !== undefined || (start >= time.start && (end === undefined || start < end)))
    if (!isWithin) return [problem('event/agenda-hours', place, start, hoursText(time?.start, end))]
    const before = program.agenda[index - 1]?.start
    return before !== undefined && start <= before ? [problem('event/agenda-order', place, start, before)] : []
  })
}

/** The hours of an event, as the end of a sentence. */
function hoursText(start: string | undefined, end: string | undefined): string {
  if (start === undefined) return 'has no hours'
  return end === undefined ? `starts at ${start}` : `is from ${start} to ${end}`
}
