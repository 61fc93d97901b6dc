import * as z from 'zod'
import { link, sentence, text } from '../../src/engine/schema/fields'
import { figure, head, intro, ref } from '../fields'
import { certification, client } from '../site/clients'
import { labels, stats } from './shared'

/** Home, in six sections (specification, 4.1). */
export const homePage = z.strictObject({
  ...intro,
  actions: z
    .strictObject({
      contact: link().describe('The first button, to the form.'),
      services: link().describe('The second button, to the services.'),
      story: link().describe('The third button, to the story of the company.'),
    })
    .describe('The three buttons of the hero.'),
  net: z
    .strictObject({
      label: text(40).describe('Name of the drawing for screen readers.'),
      caption: text(120).describe('Caption of the drawing: what its points and lines are.'),
      details: text(120).optional().describe('What its areas are, and how to use the keyboard: after the caption in wide windows.'),
    })
    .describe('The services, industries and case studies in the hero, as connected points.'),
  services: head().describe('Services section.'),
  specialized: text(40).describe('Opens the specialized services on phones.'),
  consultation: z
    .strictObject({
      title: text(80).describe('Heading of the cell.'),
      description: sentence.describe('The text under it.'),
      primary: link().describe('The button.'),
      secondary: link().describe('The second button.'),
    })
    .describe('The last cell of the services.'),
  insights: head().describe('Insights section.'),
  lead: ref('whitepapers')
    .optional()
    .describe('The large one of the insights, out of those on /insights. Left out: the newest featured one.'),
  allInsights: link().describe('Button under the insights.'),
  spotlight: z
    .strictObject({
      caseStudy: ref('caseStudies').describe('The case study in the spotlight.'),
      head: head().describe('Head of the section.'),
      challenges: z.array(text(120)).min(2).max(5).describe('What was wrong, in a list.'),
      approach: z
        .strictObject({
          discover: sentence.describe('First phase.'),
          design: sentence.describe('Second phase.'),
          build: sentence.describe('Third phase.'),
          operate: sentence.describe('Fourth phase.'),
        })
        .describe('The four phases in a sentence each.'),
      figures: z.array(figure()).min(2).max(4).describe('Impact metrics.'),
      labels: labels({
        challenges: 'Heading of the challenges.',
        approach: 'Heading of the four phases.',
        timeline: 'Before the length of the program.',
        teamSize: 'Before the number of experts.',
        techStack: 'Heading of the technologies.',
        download: 'Button that downloads the case study.',
        similar: 'Button that asks for a similar solution.',
      }),
    })
    .describe('Case study spotlight.'),
  trust: z
    .strictObject({
      head: head().describe('Head of the section.'),
      stats: stats().describe('The stats band.'),
      counted: sentence.optional().describe('A line under the stats: what one of them counts.'),
      clients: z.array(client).min(1).max(12).describe('Client logos.'),
      certifications: z.array(certification).min(1).max(8).describe('Certifications.'),
      labels: labels({
        clients: 'Heading of the client logos, read aloud.',
        certifications: 'Heading of the certifications.',
        regions: 'Heading of the regions.',
        clientCount: 'After the number of clients of a region.',
      }),
    })
    .describe('Partners and certifications.'),
  contact: head().describe('Contact section.'),
})
