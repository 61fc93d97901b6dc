import { required } from '../src/errors/problem'
import type { CaseStudy, Graph, Industry, Service } from '../src/graph/graph'
import { type Tone, tonesOf } from '../src/lib/art/tones'
import { slugify } from '../src/lib/text'
import type { CardEntry } from '../src/ui/cards/Card'
import type { StoryEntry } from '../src/ui/cards/StoryCell'
import { pictureOf } from './picture'

type ServiceStory = Service['caseStudies'][number]
type IndustryStory = NonNullable<Industry['profile']>['caseStudies'][number]

/** What a story that is told on the spot has of its own: the seed of its drawing, and a tone that its neighbors do not have. */
type Told = { seed: string; tone: Tone }

/** Success stories of a service: case studies, or told in full without a link (rulings, Content). */
export function serviceStoriesOf(graph: Graph, stories: readonly ServiceStory[]): CardEntry[] {
  return storiesOf<ServiceStory, CardEntry>(graph, stories, {
    referred: (study) => ({
      ...artOf(study),
      href: study.url ?? undefined,
      label: study.industry,
      details: [study.outcome],
      title: study.title,
      excerpt: study.excerpt,
      tags: study.tags,
    }),
    told: ({ title, industry, outcome, tags }, told) => ({ ...told, family: 'contour', label: industry, title, excerpt: outcome, tags }),
  })
}

/** Success stories of an industry in challenge, solution and outcome. */
export function industryStoriesOf(graph: Graph, stories: readonly IndustryStory[]): StoryEntry[] {
  return storiesOf<IndustryStory, StoryEntry>(graph, stories, {
    referred: (study) => ({
      ...artOf(study),
      href: study.url ?? undefined,
      title: study.title,
      industry: study.client.industry,
      challenge: study.challenge.points[0] ?? study.challenge.title,
      solution: study.solution.title,
      outcome: study.outcome,
    }),
    told: ({ title, industry, challenge, solution, outcome }, told) => ({ ...told, title, industry, challenge, solution, outcome }),
  })
}

const artOf = ({ slug, tone, heroImage }: CaseStudy) => ({
  seed: slug,
  family: 'contour' as const,
  tone,
  picture: pictureOf('caseStudies', heroImage),
})

type Reference = { caseStudy: string }

function storiesOf<Story extends Reference | { title: string }, Entry>(
  graph: Graph,
  stories: readonly Story[],
  make: { referred: (study: CaseStudy) => Entry; told: (story: Exclude<Story, Reference>, told: Told) => Entry },
): Entry[] {
  const studyOf = (story: Story) =>
    'caseStudy' in story ? required(graph.caseStudies.get(story.caseStudy), `the case study ${story.caseStudy}`) : undefined
  const taken = stories.flatMap((story) => studyOf(story)?.tone ?? [])
  const free = tonesOf(stories.flatMap((story) => ('title' in story ? slugify(story.title) : [])))
  return stories.map((story) => {
    const study = studyOf(story)
    if (study) return make.referred(study)
    throw new Error()
  })
}
