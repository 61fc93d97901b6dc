import * as z from 'zod'
import { label, sentence, template } from '../../src/engine/schema/fields'
import { calendar, callToAction, intro } from '../fields'
import { list } from './shared'

/** Events list (specification, 4.13). */
export const eventsPage = z
  .strictObject({
    ...intro,
    types: list.categories.describe('The chips after All, in order; events name one of them.'),
    badges: z
      .array(z.enum(['webinar', 'conference', 'workshop', 'panel', 'networking']))
      .describe('Color of each type, in the same order.'),
    next: label.describe('Beside the type of the event that comes next.'),
    searchPlaceholder: list.searchPlaceholder,
    featuredTitle: list.featuredTitle,
    gridTitle: list.gridTitle,
    pastTitle: label.describe('Heading of the events that are over, below the others.'),
    pictureCaption: template(sentence, 'n').describe('Below the picture of the featured event: what it shows, with `{n}` seats.'),
    empty: list.empty,
    calendar: calendar().describe('Below the events: the calendar of all dates, those for investors included.'),
    programs: z
      .strictObject({
        agenda: label.describe('Heading of the agenda.'),
        speakers: label.describe('Heading of the speakers.'),
        takeaways: label.describe('Heading of what one takes home.'),
        audience: label.describe('Before who should come.'),
        duration: label.describe('Before how long it takes.'),
        language: label.describe('Before its languages.'),
        price: label.describe('Before what it costs.'),
        capacity: label.describe('Before the number of places.'),
      })
      .describe('The words of a program, which tells in the card of an event what happens at it.'),
    closing: callToAction().describe('Host Your Own Event.'),
  })
  .refine(({ types, badges }) => types.length === badges.length, { path: ['badges'], error: 'is not as long as `types`' })
