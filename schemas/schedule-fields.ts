import * as z from 'zod'
import { date, pastDate } from '../src/engine/schema/fields'
import { timeZone } from './fields'

/** An hour of the day with two digits each, so that hours can be compared as strings. */
export const hour = () => z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'is not a time of day, such as `09:30` or `18:00`')

/** When something takes place, and the data that calendars need to keep it up to date. A rule of `src/site/lint` compares the times. */
export const scheduleFields = {
  date: date.describe('The day, or the first of several.'),
  lastDate: date.optional().describe('The last day, if there are several.'),
  time: z
    .strictObject({
      start: hour().describe('When it starts, in local time, such as `09:30` or `18:00`.'),
      end: hour().optional().describe('When it ends. Left out: not known.'),
      zone: timeZone().describe('The time zone of these times, by its IANA name, such as `America/New_York`.'),
    })
    .optional()
    .describe('Start and end. Left out: it takes the whole day.'),
  announced: pastDate.describe('The day on which it was announced.'),
  changed: z
    .array(pastDate)
    .min(1)
    .optional()
    .describe('The days on which its day, hours, place or title changed: a line for each change, so that calendars update it.'),
  cancelled: z.boolean().default(false).describe('With `true`, it does not take place; calendars show this too.'),
}
