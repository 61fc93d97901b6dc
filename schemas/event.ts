import * as z from 'zod'
import { choice, href, label, link, sentence, text } from '../src/engine/schema/fields'
import { excerpt, ownTone, picture, ref, title } from './fields'
import { hour, scheduleFields } from './schedule-fields'

/** A speaker: a person of the company by slug, or a guest. */
const speaker = z.union([
  z.strictObject({ person: ref('people').describe('One of our people.') }),
  z.strictObject({
    name: label.describe('Full name of a guest.'),
    role: text(80).describe('What the guest does, and where.'),
  }),
])

/** Agenda, audience and terms of an event. */
const program = z.strictObject({
  agenda: z
    .array(
      z.strictObject({
        start: hour().describe('When it starts, in local time of the event, such as `09:30`.'),
        title: text(120).describe('What happens.'),
        by: label.optional().describe('Who presents it.'),
      }),
    )
    .min(2)
    .max(16)
    .describe('The parts in order, within the hours of the event. For an event of several days, the agenda of each day.'),
  speakers: z.array(speaker).min(1).max(10).describe('Who speaks, hosts or chairs.'),
  audience: sentence.describe('Who should come, and who need not.'),
  takeaways: z.array(text(160)).min(1).max(5).describe('What participants take home.'),
  languages: z
    .array(z.string().regex(/^[a-z]{2}$/, 'is not the code of a language, such as `en` or `de`'))
    .min(1)
    .max(4)
    .describe('Spoken languages, as two-letter codes, such as `en`.'),
  price: text(80).describe('What it costs, such as `Free` or `$240, lunch included`.'),
  capacity: z.int().min(1).max(100000).optional().describe('Number of seats, if they are limited.'),
  seating: z
    .enum(['table', 'tables', 'hall', 'arcs', 'screens'])
    .optional()
    .describe(
      'How the seats are arranged, for the picture, which shows each seat and the hours: around one long `table`, at `tables` for four, in a `hall`, in `arcs` around the speakers, or each at a screen (`screens`). The picture needs the capacity and an end.',
    ),
})

/** An event (specification, 4.13). It is past once its last day is before the editorial date. */
export const event = z.strictObject({
  title: title.describe('Headline.'),
  description: excerpt.describe('What happens, in one or two sentences.'),
  type: choice('pages.events.types').describe('The category (chip) it belongs to; also its badge.'),
  ...scheduleFields,
  location: label.describe('Where: a place, `Online`, or both, such as `Berlin and online`.'),
  speaker: label.describe('Who speaks or hosts.'),
  program: program.optional().describe('Agenda, speakers and terms. Left out: the list shows none.'),
  featured: z.boolean().default(false).describe('Large at the head of the list.'),
  registrationLink: href().optional().describe('Where to register, instead of the inquiry form.'),
  followUp: link()
    .optional()
    .describe('What came of it, such as an article or a recording. Shown in place of the registration once the event is past.'),
  image: picture('list').optional().describe('A picture instead of the drawing.'),
  tone: ownTone,
})
