import type * as z from 'zod'
import type { caseStudy } from '../../../schemas/case-study'
import { itemAt } from '../../engine/lib/items'
import type { DeepReadonly } from '../../engine/lib/readonly'
import { fill } from '../../engine/lib/text'
import { authorOf } from './article'
import type { TraitContext } from './define'
import { phaseWeeks } from './phase-weeks'
import { services } from './services'
import { servicesOfStudy } from './study-services'
import { emphasis, heading, list, pairList, paragraph, quotation, subheading, textOf, type WrittenText } from './text'

type Field =
  | 'title'
  | 'subtitle'
  | 'excerpt'
  | 'outcome'
  | 'author'
  | 'date'
  | 'updated'
  | 'client'
  | 'challenge'
  | 'solution'
  | 'techStack'
  | 'practices'
  | 'resultsTitle'
  | 'resultsNote'
  | 'results'
  | 'method'
  | 'tags'

type Study = DeepReadonly<Pick<z.output<typeof caseStudy>, Field>> & {
  slug: string
  testimonial: { quote: string; author: string; title: string; company: string }
}

/** A case study as a text: its sections in the order of its page. */
export function caseStudyText(study: Study, context: TraitContext): WrittenText {
  const { title, subtitle, excerpt, author, date, updated, tags } = study
  const { labels } = context.pages.caseStudy
  const nodes = [...factsOf(study, labels), ...workOf(study, context), ...resultsOf(study, labels)]
  return {
    title,
    lede: subtitle,
    summary: excerpt,
    author: authorOf(author, context),
    date,
    ...(updated !== undefined && { updated }),
    tags,
    ...textOf(nodes),
  }
}

type Labels = TraitContext['pages']['caseStudy']['labels']

/** The heading of a section: its label and its statement. */
const section = (label: string, statement: string) => heading(`${label}: ${statement}`)

const factsOf = ({ outcome, client }: Study, labels: Labels) => [
  pairList([
    { label: labels.keyOutcome, value: outcome },
    { label: labels.client, value: client.name },
    { label: labels.industry, value: client.industry },
    { label: labels.size, value: client.size },
    { label: labels.revenue, value: client.revenue },
  ]),
]

function workOf(study: Study, { pages, entriesOf }: TraitContext) {
  const { challenge, solution, techStack } = study
  const { labels, weeks } = pages.caseStudy
  const places = phaseWeeks(solution.phases)
  const served = servicesOfStudy(entriesOf(services).values(), study)
  return [
    section(labels.challenge, challenge.title),
    paragraph(challenge.overview),
    list(challenge.points),
    section(labels.solution, solution.title),
    ...solution.overview.map((text) => paragraph(text)),
    pairList([
      { label: labels.approach, value: solution.approach },
      { label: labels.timeline, value: solution.timeline },
      { label: labels.teamSize, value: solution.teamSize },
    ]),
    section(labels.implementation, solution.phasesTitle),
    paragraph(solution.phasesLede),
    ...solution.phases.flatMap(({ name, duration, activities }, index) => [
      subheading(`${name}, ${duration}, ${fill(weeks, itemAt(places, index))}`),
      list(activities),
    ]),
    subheading(labels.techStack),
    list(techStack),
    ...(served.length > 0 ? [subheading(pages.industry.labels.services), list(served.map(({ title }) => title))] : []),
  ]
}

const resultsOf = ({ resultsTitle, resultsNote, results, method, testimonial }: Study, labels: Labels) => [
  section(labels.results, resultsTitle),
  paragraph(emphasis(resultsNote)),
  pairList(results.map(({ metric, description, detail }) => ({ label: `${metric} ${description}`, value: detail }))),
  subheading(labels.method),
  ...method.map((text) => paragraph(text)),
  quotation(testimonial.quote, testimonial.author, `${testimonial.title}, ${testimonial.company}`),
]
