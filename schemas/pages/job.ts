import * as z from 'zod'
import { label, sentence, template } from '../../src/engine/schema/fields'
import { labels } from './shared'

/** Words of a job page (specification, 4.18). */
export const jobPage = z.strictObject({
  labels: labels({
    details: 'Name of the side panel, read aloud.',
    department: 'Before the department, in the side panel.',
    location: 'Before the location, in the side panel.',
    type: 'Before the type of employment, in the side panel.',
    experience: 'Before the years of experience, in the side panel.',
    salary: 'Before the salary range, in the side panel.',
    posted: 'Before the date of publication, in the side panel.',
    apply: 'Button that applies for the position.',
    openPositions: 'Button of a closed position, linking to the list of positions.',
    reviewed: 'Under that button: when applications are read.',
    responsibilities: 'Heading of the responsibilities.',
    requirements: 'Heading of the requirements.',
    niceToHave: 'Heading of the nice-to-haves.',
    benefits: 'Heading of the benefits.',
    team: 'Heading of the team.',
    manager: 'Before the name of the manager.',
    teamSize: 'Before the size of the team.',
    reportingStructure: 'Before the reporting structure.',
    process: 'Name of the hiring process section, in the margin.',
    processNote: 'A few words under that name.',
    processTitle: 'Statement of the hiring process section.',
    similar: 'Heading of the similar positions.',
    back: 'Link back to the list of positions.',
    share: 'Before the links that share the position.',
    linkedin: 'Link that shares on LinkedIn.',
    twitter: 'Link that shares on Twitter.',
    copyLink: 'Button that copies the address of the position.',
  }),
  closedSince: template(sentence, 'date').describe('Note on a closed position, with `{date}`.'),
  closedKind: template(label, 'kind').describe(
    'Of a closed position where it is shared: `{kind}` is its title, and on its social card the word for a position.',
  ),
  closedDescription: template(sentence, 'date', 'description').describe(
    'Description of a closed position for search engines and shared links: since when, before `{description}`.',
  ),
  closedNote: sentence.describe('Why its page stays, in that note.'),
  applyForSimilar: sentence.describe('Before the link Apply Now of a closed position: what happens to an inquiry.'),
})
