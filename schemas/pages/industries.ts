import * as z from 'zod'
import { label, sentence, template, text } from '../../src/engine/schema/fields'
import { callToAction, head, intro } from '../fields'
import { labels, stats } from './shared'

/** Industries list (specification, 4.5). */
export const industries = z.strictObject({
  ...intro,
  listTitle: label.describe('Heading of the list, read aloud.'),
  clients: label.describe('After the number of clients.'),
  view: label.describe('Link of a card.'),
  inPreparation: sentence.describe('On a card without a page.'),
  askInstead: label.describe('Link of a card without a page.'),
  year: z
    .strictObject({
      title: text(100).describe('The statement, also the heading.'),
      lede: sentence.describe('One or two sentences beside it.'),
    })
    .describe('The year, in which each industry has its busiest day.'),
  stats: z
    .strictObject({ head: head().describe('Head of the section.'), facts: stats().describe('Keys of the facts in the band.') })
    .describe('Cross-industry stats band.'),
  closing: callToAction().describe('Call to action.'),
})

/** Words of an industry page. */
export const industry = z.strictObject({
  labels: labels({
    clientStats: 'Heading of the client figures, read aloud.',
    clients: 'Under the number of clients.',
    projects: 'Under the number of projects.',
    countries: 'Under the number of countries.',
    satisfaction: 'Under the result of the yearly survey.',
    challenges: 'Name of the challenges section, in the margin.',
    challengesNote: 'A few words under that name.',
    outcomes: 'Name of the outcomes section, in the margin.',
    changes: 'Below the plotted results: where they were measured.',
    services: 'Name of the services section, in the margin.',
    servicesNote: 'A few words under that name.',
    stories: 'Name of the success stories section, in the margin.',
    storiesNote: 'A few words under that name.',
    challenge: 'Before the challenge of a story.',
    solution: 'Before the solution of a story.',
    outcome: 'Before the outcome of a story.',
    regulations: 'Name of the regulations section, in the margin.',
    regulationsNote: 'A few words under that name.',
    consultation: 'Button that asks for a consultation.',
    net: 'Name of the drawing beside the heading, whose points lead to services and results, below it.',
    storiesLink: 'Second button under the heading, to the success stories.',
    allServices: 'Link under the services, to all of them.',
    all: 'Second button of the closing, to all industries.',
  }),
  points: z
    .strictObject({
      hundredth: label.describe('Below parts of a hundred: what a point is.'),
      of: template(label, 'points', 'value').describe('Below other results: `{points} points are {value}`.'),
      gone: label.describe('Goes on: which points are gone.'),
      new: label.describe('Goes on: which points are new.'),
    })
    .describe('Words below plotted results.'),
})
