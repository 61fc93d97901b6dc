import * as z from 'zod'
import { label, link, sentence, template, text } from '../../src/engine/schema/fields'
import { callToAction, head, intro } from '../fields'
import { labels, stats } from './shared'

/** Regions page (specification, 4.20). */
export const regionsPage = z.strictObject({
  ...intro,
  tabsTitle: label.describe('Heading of the tabs, read aloud.'),
  labels: labels({
    office: 'After the number of offices of a region with one office.',
    offices: 'After the number of offices of a region with several.',
    employees: 'Under the number of employees of a region.',
    clients: 'Under the number of clients of a region.',
    established: 'Under the year of the first office of a region.',
    address: 'Before the address of an office.',
    phone: 'Before the phone of an office.',
    email: 'Before the email of an office.',
    people: 'Before the number of people in an office.',
    timezone: 'Before the time zone of an office.',
    services: 'Before the key services of an office.',
  })
    .extend({
      contactOffice: template(label, 'city').describe('Button of an office, with `{city}`.'),
      clientsNote: sentence.optional().describe('Under the figures of a region: which clients are counted.'),
    })
    .describe('Words of the page.'),
  world: z
    .strictObject({ head: head().describe('Head of the section.'), stats: stats().describe('Keys of the facts in the band.') })
    .describe('Global stats.'),
  hours: z
    .strictObject({
      opens: z.int().min(0).max(23).describe('Hour of the day at which offices open.'),
      closes: z.int().min(1).max(24).describe('Hour of the day at which they close.'),
      open: label.describe('Next to the clock of an open office.'),
      closed: label.describe('Next to the clock of a closed office.'),
      weekend: label.describe('Next to the clock of an office where it is Saturday or Sunday.'),
      now: template(label, 'time').optional().describe('Above the line of the current time, with `{time}`.'),
      desk: z
        .strictObject({
          name: label.describe('Name of the desk that is always open.'),
          hours: label.describe('Shown instead of a time zone, such as the fact of support.'),
        })
        .describe('The last row, whose bar spans the whole day.'),
      note: template(sentence, 'opens', 'closes').describe('Under the map, with `{opens}` and `{closes}`.'),
    })
    .superRefine(({ opens, closes: input }, context) => {
      if (input <= opens) context.addIssue({ code: 'custom', path: ['closes'], input, message: 'is not after `opens`' })
    })
    .describe('When offices are open, from Monday to Friday.'),
  capabilities: z
    .strictObject({
      title: label.describe('Heading of the list.'),
      items: z.array(text(120)).min(2).max(6).describe('What every region offers, one line each.'),
    })
    .describe('Capabilities in every region.'),
  expansion: z
    .strictObject({
      title: label.describe('Heading of the list.'),
      items: z
        .array(
          z.strictObject({
            region: label.describe('Where an office will open.'),
            year: z.int().min(2000).max(2100).describe('Year in which it will open.'),
          }),
        )
        .min(1)
        .max(8)
        .describe('The planned offices, by year.'),
      link: link().optional().describe('Link below the list, to what is known of them.'),
    })
    .describe('Future expansion.'),
  closing: callToAction().describe('Call to action at the end of the page.'),
})
