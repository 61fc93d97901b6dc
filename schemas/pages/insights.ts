import * as z from 'zod'
import { distinct, label, sentence, template, text } from '../../src/engine/schema/fields'
import { calendar, callToAction, intro, subscribe } from '../fields'
import { labels, list } from './shared'

/** Insights hub (specification, 4.7). Its chips are kinds of content. */
export const insights = z.strictObject({
  ...list,
  categories: distinct(
    z
      .array(
        z.strictObject({
          label: label.describe('Words of the chip.'),
          kind: z.enum(['caseStudies', 'newsroom', 'whitepapers', 'blog', 'events']).describe('What it stands for.'),
          whole: template(label, 'n').describe('Link to the list of all of this kind, with `{n}` for their number.'),
        }),
      )
      .min(1),
    'kind',
  ).describe('The chips after All.'),
  kinds: z
    .strictObject({
      label: label.describe('Name of the list of kinds, read aloud.'),
      caption: sentence.describe('Below it: what a point is.'),
    })
    .describe('The kinds below the heading, with a point for each entry, here and on pages of tags.'),
  each: z
    .strictObject({
      note: template(label, 'n').describe('Beside the results line of the whole selection, with `{n}` for the number of all entries.'),
      lead: template(label, 'n').describe('Before the links, with `{n}` for the number of all entries.'),
      list: template(label, 'kind', 'n').describe('A link: the words of the chip as `{kind}`, and `{n}` for their number.'),
    })
    .describe('That the page shows a selection, and links to the whole lists at its end.'),
  everywhere: template(label, 'search').describe('Link to the search of the site, with `{search}` for the words.'),
  saved: z
    .strictObject({
      link: label.describe('Link to the list, beside the results line.'),
      title: text(60).describe('Heading of the list.'),
      count: template(label, 'n').describe('How many there are, with `{n}`.'),
      empty: text(60).describe('When nothing is saved.'),
      how: sentence.describe('How to save something, and where it is kept.'),
      remove: label.describe('Button that takes one off the list.'),
      all: label.describe('Link back to all insights.'),
    })
    .describe('What a visitor has saved on this device.'),
  subscribe: subscribe().describe('Box at the end of the page that takes an email address.'),
})

/** Case studies list (specification, 4.8). */
export const caseStudies = z.strictObject({
  ...list,
  figures: label.describe('Name of the plots below the heading, read aloud.'),
  closing: callToAction().describe('Call to action at the end of the list.'),
})

/** Words of a case study page (specification, 4.9). */
export const caseStudy = z.strictObject({
  weeks: template(label, 'from', 'to').describe('Beside the length of a phase: its first and last week, `weeks {from} to {to}`.'),
  labels: labels({
    download: 'Button that downloads the report.',
    discuss: 'Button that asks for a similar project.',
    keyOutcome: 'Before the key outcome, beside the heading.',
    client: 'Before the name of the client, beside the heading.',
    industry: 'Before the industry of the client.',
    size: 'Before the number of employees of the client.',
    revenue: 'Before the yearly revenue of the client.',
    challenge: 'Name of the challenge section, in the margin.',
    solution: 'Name of the solution section, in the margin.',
    timeline: 'Before the length of the program.',
    teamSize: 'Before the number of experts.',
    approach: 'Before the approach in a few words.',
    implementation: 'Name of the phases section, in the margin.',
    techStack: 'Heading of the technologies.',
    results: 'Name of the results section, in the margin.',
    method: 'Opens how the results were measured; its heading in the report.',
    related: 'Heading of the related case studies.',
  }),
})

/** Newsroom list (specification, 4.10). */
export const newsroom = z.strictObject({
  ...list,
  latest: label.describe('Badge of the featured item.'),
  pressSheet: label.describe('Button that downloads the sheet for the press.'),
  closing: callToAction().describe('Media Inquiries.'),
})

/** Whitepapers list (specification, 4.11). */
export const whitepapers = z.strictObject({
  ...list,
  shelf: label.describe('Name of the shelf beside the heading, read aloud.'),
  subscribe: subscribe().describe('Box at the end of the page that takes an email address.'),
})

/** Blog list (specification, 4.12). */
export const blog = z.strictObject({
  ...list,
  writers: label.describe('Name of the list of those who write, beside the heading, read aloud.'),
  subscribe: subscribe().describe('Box at the end of the page that takes an email address.'),
})

/** Words of an article page. */
export const article = z.strictObject({
  executive: sentence.describe('Under the button of a whitepaper whose PDF is longer than its page.'),
  subscribe: subscribe().describe('Box at the end of the page that takes an email address.'),
})

/** Events list (specification, 4.13). */
export const events = z
  .strictObject({
    ...intro,
    types: list.categories.describe('The chips after All, in order; events name one of them.'),
    badges: z
      .array(z.enum(['webinar', 'conference', 'workshop', 'panel', 'networking']))
      .describe('Colour of each type, in the same order.'),
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
