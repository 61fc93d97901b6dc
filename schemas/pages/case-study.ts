import * as z from 'zod'
import { label, template } from '../../src/engine/schema/fields'
import { labels } from './shared'

/** Words of a case study page (specification, 4.9). */
export const caseStudyPage = z.strictObject({
  weeks: template(label, 'from', 'to').describe('Next to the length of a phase: its first and last week, `weeks {from} to {to}`.'),
  labels: labels({
    download: 'Button that downloads the report.',
    discuss: 'Button that asks for a similar project.',
    keyOutcome: 'Before the key outcome, next to the heading.',
    client: 'Before the name of the client, next to the heading.',
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
    method: 'Opens the text on how the results were measured; also its heading in the report.',
    related: 'Heading of the related case studies.',
  }),
})
