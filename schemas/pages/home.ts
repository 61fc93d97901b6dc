import * as z from 'zod'
import { figure, head, intro, link, ref, sentence, text } from '../fields'
import { certification, client } from '../site/clients'
import { labels, stats } from './shared'

/** Home, in six sections (part 1, section 2: Home page). */
export const home = z.strictObject({
  ...intro,
  actions: z.strictObject({ contact: link(), services: link(), story: link() }).describe('The three buttons of the hero.'),
  services: head().describe('Services section.'),
  consultation: z
    .strictObject({ title: text(80), description: sentence, primary: link(), secondary: link() })
    .describe('The last cell of the services.'),
  insights: head().describe('Insights section.'),
  allInsights: link().describe('Button under the insights.'),
  spotlight: z
    .strictObject({
      caseStudy: ref('caseStudies').describe('The case study in the spotlight.'),
      head: head().describe('Head of the section.'),
      challenges: z.array(text(120)).min(2).max(5),
      approach: z
        .strictObject({ discover: sentence, design: sentence, build: sentence, operate: sentence })
        .describe('The four phases in a sentence each.'),
      figures: z.array(figure()).length(4).describe('Impact metrics.'),
      labels: labels(['challenges', 'approach', 'timeline', 'teamSize', 'techStack', 'download', 'similar']),
    })
    .describe('Case study spotlight.'),
  trust: z
    .strictObject({
      head: head().describe('Head of the section.'),
      stats: stats(4).describe('The stats band.'),
      clients: z.array(client).length(8).describe('Eight client logos.'),
      certifications: z.array(certification).length(4).describe('Four certifications.'),
      labels: labels(['clients', 'certifications', 'regions', 'clientCount']),
    })
    .describe('Partners and certifications.'),
  contact: head().describe('Contact section.'),
})
