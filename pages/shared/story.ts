import { capitalized, slugify } from '../../src/engine/lib/text'
import { drawingOfValues, picturedIn } from '../../src/site/art/entry-drawing'
import { type Tone, toneOf, tonesOf } from '../../src/site/art/tones'
import type { CaseStudy, Graph, Industry, Service } from '../../src/site/graph/graph'
import { caseStudyAt } from '../../src/site/graph/look-ups'
import type { CardEntry } from '../../src/site/ui/cards/Card'
import type { StoryEntry } from '../../src/site/ui/cards/StoryCell'
import type { PlottedChange } from '../../src/site/ui/charts/ChangePlot'
import type { ProvedChange } from '../../src/site/ui/figures/ChangeFigure'
import { tagsBesideIndustry } from './cards'
import { changeOf, endsOf } from './change'

type Reference = { caseStudy: string }
type ServiceStory = Service['caseStudies'][number]
type IndustryStory = NonNullable<Industry['profile']>['caseStudies'][number]

/** Success stories of a service: case studies, or texts without a page (specification, 4.4). */
export function serviceStoriesOf(graph: Graph, stories: readonly ServiceStory[]): CardEntry[] {
  const tones = tonesFor(graph, stories)
  return stories.map((story, index) => {
    if (!('caseStudy' in story)) {
      const { title, industry, outcome, tags } = story
      return { ...plotOf(graph, story), tone: tones[index] ?? 'mist', label: industry, title, excerpt: outcome, tags }
    }
    const study = studyOf(graph, story)
    const { industry, title, excerpt } = study
    return { ...pictureOf(study), change: changeOf(graph, study), label: industry, title, excerpt, tags: tagsBesideIndustry(study) }
  })
}

/**
 * The change that represents a service in lists: that of the first story told only for it, so that no other service has the same, else of
 * its first case study.
 */
export function provedChangeOf(graph: Graph, stories: readonly ServiceStory[]): ProvedChange | undefined {
  const told = stories.flatMap((story) => {
    if ('caseStudy' in story || !story.client) return []
    const { change } = plotOf(graph, story)
    return change ? [{ ...change, client: story.client }] : []
  })
  const studied = stories.flatMap((story) => {
    if (!('caseStudy' in story)) return []
    const study = studyOf(graph, story)
    const change = changeOf(graph, study)
    return change ? [{ ...change, client: study.client.name }] : []
  })
  return told[0] ?? studied[0]
}

/** Success stories of an industry with challenge, solution and outcome: case studies, or texts without a page. */
export function industryStoriesOf(graph: Graph, stories: readonly IndustryStory[]): StoryEntry[] {
  const tones = tonesFor(graph, stories)
  return stories.map((story, index) => {
    const { challenge, solution } = story
    if (!('caseStudy' in story)) {
      const { title, industry, outcome } = story
      return { ...plotOf(graph, story), tone: tones[index] ?? 'mist', title, industry, challenge, solution, outcome }
    }
    const study = studyOf(graph, story)
    const { title, client } = study
    const outcome = story.outcome ?? furtherOutcomeOf(study)
    return { ...pictureOf(study), change: changeOf(graph, study), title, industry: client.industry, challenge, solution, outcome }
  })
}

/**
 * A further outcome of a case study next to its picture: if the picture shows the first result, the last one, so that nothing is repeated.
 */
function furtherOutcomeOf({ outcome, results }: CaseStudy): string {
  const [first, last] = [results[0], results.at(-1)]
  return last && last !== first && first === picturedIn(results) ? `${capitalized(last.description)}: ${last.metric}` : outcome
}

/** Number of results of each case study that may be plotted, so that the first one does not take all places. */
const PLOTTED = 2

/** Maximum number of plotted changes: more are higher than the outcomes next to them. */
const MOST_PLOTTED = 3

/**
 * Changes measured by the case studies of an industry, other than the result that their stories show (specification, 4.6). Stories without
 * a page have none.
 */
export function industryChangesOf(graph: Graph, stories: readonly IndustryStory[]): PlottedChange[] {
  const {
    strings: { card },
    identity: { locale },
  } = graph.site
  const changes = stories.flatMap((story) => {
    if (!('caseStudy' in story)) return []
    const { results, client } = studyOf(graph, story)
    const shown = picturedIn(results)?.measured
    return results
      .flatMap(({ measured, metric, description, note }) => {
        if (!measured || measured === shown) return []
        const values = endsOf(measured, locale)
        // "37% fewer calls" says more than "fewer calls", but the value after must not be repeated.
        const said = values.after.startsWith(metric.replace(/\s/g, '\u00a0')) ? description : `${metric} ${description}`
        const outcome = note === undefined ? said : `${said}, ${note}`
        return [{ client: client.name, ...values, to: card.to, outcome, ends: plottedOf(measured) }]
      })
      .slice(0, PLOTTED)
  })
  return changes.slice(0, MOST_PLOTTED)
}

/** Units of percentages. */
const HUNDREDTHS: ReadonlySet<string> = new Set(['%', 'in 100'])

const plottedOf = ({ before, after, unit }: { before: number; after: number; unit?: string | undefined }) => ({
  before,
  after,
  ...(HUNDREDTHS.has(unit ?? '') && { whole: 100 }),
})

const studyOf = (graph: Graph, { caseStudy }: Reference): CaseStudy => caseStudyAt(graph, caseStudy)

/** The drawing of a story without a page, and its plotted values, if content states them. */
const plotOf = (graph: Graph, { title, measured }: Pick<Exclude<ServiceStory | IndustryStory, Reference>, 'title' | 'measured'>) => ({
  ...drawingOfValues(slugify(title), [{ measured }]),
  change: measured && changeOf(graph, { results: [{ measured }], outcome: measured.label }),
})

const pictureOf = ({ slug, drawing, tone, heroImage, url }: CaseStudy) => ({
  slug,
  ...drawing,
  tone,
  picture: heroImage,
  href: url ?? undefined,
})

/** Tones of stories shown side by side: a case study has its own, a story without a page gets one that no other story has. */
function tonesFor(graph: Graph, stories: readonly (Reference | { title: string })[]): Tone[] {
  const taken = stories.flatMap((story) => ('caseStudy' in story ? studyOf(graph, story).tone : []))
  return stories.map((story) => {
    if ('caseStudy' in story) return studyOf(graph, story).tone
    const seed = slugify(story.title)
    const distinct = [...tonesOf([seed, `${seed} again`, `${seed} once more`]).values()]
    // `mist` is left out, because it is hardly visible on a dark band.
    const tone = distinct.find((one) => !taken.includes(one) && one !== 'mist') ?? toneOf(seed)
    taken.push(tone)
    return tone
  })
}
