import * as z from 'zod'
import { labels } from './shared'

/** Words of a service page. */
export const servicePage = z.strictObject({
  labels: labels({
    outcomes: 'Heading of the figures, read aloud.',
    challenges: 'Name of the challenges section, in the margin.',
    challengesNote: 'A few words under that name.',
    approach: 'Name of the approach section, in the margin.',
    approachNote: 'A few words under that name.',
    capabilities: 'Name of the capabilities section, in the margin.',
    capabilitiesTitle: 'Statement above the capabilities.',
    techStack: 'Heading of the technologies.',
    stories: 'Name of the success stories section, in the margin.',
    storiesNote: 'A few words under that name.',
    lead: 'Name of the section about the lead of the practice, in the margin.',
    biography: 'Control that opens the biography of the lead.',
    education: 'Heading of the degrees of the lead.',
    talks: 'Heading of the talks of the lead.',
    publications: 'Heading of the publications of the lead.',
    brief: 'Heading of the service brief.',
    downloadBrochure: 'Button that downloads the brochure.',
    net: 'Caption of the drawing next to the heading, whose points link to industries and results.',
    downloadBrief: 'Button that downloads the service brief.',
    consultation: 'Button that asks for a consultation.',
    all: 'Second button of the closing, to all services.',
    discover: 'Name of the first phase.',
    design: 'Name of the second phase.',
    build: 'Name of the third phase.',
    operate: 'Name of the fourth phase.',
  }),
})
