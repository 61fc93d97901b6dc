import * as z from 'zod'
import { factKey, label, sentence, text } from '../src/engine/schema/fields'
import { excerpt, figure, ownTone, picture, point, ref, seo, title } from './fields'
import { storyClient, storyMeasured } from './measured'

const toldStory = z.strictObject({
  title: text(100).describe('Headline of the story.'),
  client: storyClient,
  challenge: sentence.describe('What was wrong.'),
  solution: sentence.describe('What we did.'),
  outcome: sentence.describe('What changed, with its figure.'),
  industry: label.describe('Industry of the client, in its own words.'),
  measured: storyMeasured,
})

const linkedStory = z.strictObject({
  caseStudy: ref('caseStudies').describe('A case study with a page of its own; title, industry and outcome come from it.'),
  challenge: sentence.describe('What was wrong.'),
  solution: sentence.describe('What we did.'),
  outcome: sentence.optional().describe('The outcome, if the name and the figure of its last result are not enough.'),
})

const profile = z.strictObject({
  lede: sentence.describe('Under the name of the industry.'),
  challengesTitle: text(100).describe('Statement above the challenges.'),
  challenges: z.array(point()).min(3).max(6).describe('What clients call us for.'),
  outcomesTitle: text(100).describe('Statement above the outcomes.'),
  outcomesNote: label.describe('How the outcomes were computed, and which programs measured them.'),
  outcomes: z.array(figure()).min(3).max(5).describe('What changes, in figures.'),
  servicesTitle: text(100).describe('Statement above the services.'),
  services: z
    .array(
      z.strictObject({
        title: title.describe('Name of the specialized service.'),
        description: sentence.describe('What it is.'),
        service: ref('services').describe('The practice that leads it; glyph and link come from it.'),
      }),
    )
    .min(3)
    .max(6)
    .describe('Services tailored to the industry.'),
  servicesNote: sentence.describe('What those who lead them have done; the page names them before it.'),
  storiesTitle: text(100).describe('Statement above the success stories.'),
  caseStudies: z
    .array(z.union([linkedStory, toldStory]))
    .min(1)
    .max(4)
    .describe('Success stories: case studies by slug, or told here in full.'),
  regulationsTitle: text(100).describe('Statement above the regulations.'),
  regulations: z
    .array(z.strictObject({ name: label.describe('Short name of the rule.'), description: sentence.describe('What we hand over for it.') }))
    .min(3)
    .max(8)
    .describe('Rules we build for.'),
  clientStats: z
    .strictObject({
      projects: text(12).describe('Projects so far.'),
      countries: text(12).describe('Countries they ran in.'),
      satisfaction: z
        .strictObject({
          satisfied: z.int().min(0).describe('Clients that were satisfied or very satisfied.'),
          replies: z.int().min(1).describe('Clients that replied.'),
        })
        .describe('Result of the yearly survey; the page shows the percentage.'),
    })
    .describe('Client figures.'),
  closingTitle: text(100).describe('Heading of the last call to action.'),
})

/** An industry (specification, 4.6). Without a profile it has a card, but no page. */
export const industry = z.strictObject({
  title: title.describe('Name of the industry; also the `<h1>`.'),
  description: excerpt.describe('What we do there, in one sentence.'),
  menu: text(60).describe('The line under the name in the menu.'),
  group: z.enum(['regulated', 'commercial']).describe('Group in the menu.'),
  order: z.int().min(1).max(99).describe('Place in lists.'),
  clientCount: factKey().describe('Fact: clients in this industry.'),
  busiest: z
    .strictObject({
      week: z.int().min(1).max(52).describe('The week of the year, from 1.'),
      name: text(60).describe('The day and the event, such as `April 1: the new rates apply`.'),
    })
    .optional()
    .describe('Its busiest day, for its line in the drawing of the year. Left out: it has no line there.'),
  inquiry: label.describe('The matching choice of the inquiry form.'),
  sectors: z
    .array(label)
    .min(1)
    .optional()
    .describe('What services and case studies call the industry of clients that count here, if not by its name.'),
  image: picture('page').optional().describe('A picture instead of the drawing.'),
  tone: ownTone,
  subject: z
    .enum(['bars', 'cross', 'shelves', 'portico', 'mast', 'works'])
    .optional()
    .describe('What its drawing shows. Left out: a decorative pattern.'),
  profile: profile.optional().describe('Content of the page of the industry. Left out: there is no page yet.'),
  seo,
})
