import * as z from 'zod'
import { label, template } from '../../src/engine/schema/fields'
import { labels } from './shared'

/** Words of an industry page. */
export const industryPage = z.strictObject({
  labels: labels({
    clientStats: 'Heading of the client figures, read aloud.',
    clients: 'Under the number of clients.',
    projects: 'Under the number of projects.',
    countries: 'Under the number of countries.',
    satisfaction: 'Under the result of the yearly survey.',
    challenges: 'Name of the challenges section, in the margin.',
    challengesNote: 'A few words under that name.',
    outcomes: 'Name of the outcomes section, in the margin.',
    changes: 'Caption of the plotted results: where they were measured.',
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
    net: 'Caption of the drawing next to the heading, whose points link to services and results.',
    storiesLink: 'Second button under the heading, to the success stories.',
    allServices: 'Link under the services, to all of them.',
    all: 'Second button of the closing, to all industries.',
  }),
  ledBy: template(label, 'leads').describe('Before the note below the services: `{leads}` are the names of those who lead them, as links.'),
  points: z
    .strictObject({
      hundredth: label.describe('Below percentages: what a point stands for.'),
      of: template(label, 'points', 'value').describe('Below other results: `{points} points are {value}`.'),
      gone: label.describe('Continues: which points are gone.'),
      new: label.describe('Continues: which points are new.'),
    })
    .describe('Words below plotted results.'),
})
