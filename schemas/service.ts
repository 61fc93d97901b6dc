import * as z from 'zod'
import { distinct, label, sentence, text } from '../src/engine/schema/fields'
import { excerpt, figure, ownTone, picture, point, ref, seo, title } from './fields'
import { storyClient, storyMeasured } from './measured'

/** The four phases of every project, in order (specification, 4.4). */
export const PHASES = ['discover', 'design', 'build', 'operate'] as const

const toldStory = z.strictObject({
  title: text(100).describe('Headline of the story.'),
  client: storyClient,
  outcome: sentence.describe('What changed, with its figure.'),
  industry: label.describe('Industry of the client.'),
  measured: storyMeasured,
  tags: distinct(z.array(text(30)).max(4))
    .default([])
    .describe('Subjects.'),
})

/** A service (specification, 4.4). */
export const service = z.strictObject({
  title: title.describe('Name of the service; also the `<h1>`.'),
  subtitle: text(80).describe('The promise in a few words.'),
  description: excerpt.describe('What we do, in one or two sentences.'),
  menu: text(60).describe('The line under the name in the menu.'),
  group: z.enum(['core', 'specialized']).describe('Group in the menu.'),
  order: z.int().min(1).max(99).describe('Place in lists.'),
  lead: ref('people').optional().describe('Who leads the practice. Left out: its page names nobody.'),
  outcomes: z.array(text(60)).min(1).max(4).describe('The key outcomes of the card.'),
  figures: z.array(figure()).min(2).max(4).describe('The outcomes as figures, under the head of the page.'),
  capabilities: z.array(text(60)).min(4).max(12).describe('What we can do; cards show the first three.'),
  techStack: z.array(text(30)).min(4).max(16).describe('Technologies by name.'),
  problemsTitle: text(100).describe('Statement above the challenges.'),
  problems: z.array(point()).min(1).max(8).describe('The challenges we are called for.'),
  approachTitle: text(100).describe('Statement above the four phases.'),
  approachLede: sentence.describe('One or two sentences next to it.'),
  approach: z
    .strictObject({
      discover: sentence.describe('First phase.'),
      design: sentence.describe('Second phase.'),
      build: sentence.describe('Third phase.'),
      operate: sentence.describe('Fourth phase.'),
    })
    .describe('The four phases.'),
  storiesTitle: text(100).describe('Statement above the success stories.'),
  caseStudies: z
    .array(z.union([z.strictObject({ caseStudy: ref('caseStudies').describe('A case study with a page of its own.') }), toldStory]))
    .min(1)
    .max(4)
    .describe('Success stories: case studies by slug, or told here in full.'),
  brief: sentence.describe('Contents of the service brief.'),
  closingTitle: text(100).describe('Heading of the last call to action.'),
  heroImage: picture('page').optional().describe('A picture instead of the drawing.'),
  tone: ownTone,
  seo,
})
