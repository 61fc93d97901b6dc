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
    next: label.describe('Mark of the next event, next to its type.'),
    searchPlaceholder: list.searchPlaceholder,
    featuredTitle: list.featuredTitle,
    gridTitle: list.gridTitle,
    pastTitle: label.describe('Heading of the past events, below the others.'),
    pictureCaption: template(sentence, 'n').describe('Caption of the picture of the featured event, with `{n}` seats.'),
    empty: list.empty,
    calendar: calendar().describe('Below the events: the calendar of all dates, including those for investors.'),
    programs: z
      .strictObject({
        agenda: label.describe('Heading of the agenda.'),
        speakers: label.describe('Heading of the speakers.'),
        takeaways: label.describe('Heading of what participants take home.'),
        audience: label.describe('Before the audience.'),
        duration: label.describe('Before the duration.'),
        language: label.describe('Before its languages.'),
        price: label.describe('Before the price.'),
        capacity: label.describe('Before the number of seats.'),
      })
      .describe('The words of the program in the card of an event.'),
    closing: callToAction().describe('Host Your Own Event.'),
  })
  .refine(({ types, badges }) => types.length === badges.length, { path: ['badges'], error: 'is not as long as `types`' })
