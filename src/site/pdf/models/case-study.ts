import { itemAt } from '../../../engine/lib/items'
import { fill } from '../../../engine/lib/text'
import { required } from '../../../engine/problems/problem'
import { phaseWeeks } from '../../collections/phase-weeks'
import { clientRole } from '../../graph/client-role'
import type { CaseStudy, Graph } from '../../graph/graph'
import { caseStudyAt } from '../../graph/look-ups'
import { personOf } from '../../graph/people'
import { urlOf } from '../../routes/addresses'
import type { Block, BlockOf, PdfDocument } from '../pdf-document'
import { documentOf } from './document-of'
import { publicationFacts } from './publication'
import { technologyBlocks } from './technologies'
import { bullets, heading, lead, paragraph, table } from './text-blocks'

/** The report of a case study, from its fields. */
export function caseStudyReport(graph: Graph, study: CaseStudy): PdfDocument {
  const { kinds, cover } = graph.pages.documents
  const { labels } = graph.pages.caseStudy
  const { slug, title, subtitle, tone, client, author, date, updated, closingTitle } = study
  const [first] = study.results
  return documentOf(graph, {
    kind: kinds.caseStudy,
    title,
    subtitle,
    ...(first && { figure: { value: first.metric, label: first.description } }),
    facts: [
      { label: labels.client, value: client.name },
      { label: labels.industry, value: client.industry },
      { label: cover.author, value: personOf(graph, author).name },
      ...publicationFacts(graph, { date, updated }),
    ],
    date,
    drawing: { ...study.drawing, tone },
    blocks: [
      ...summary(graph, study),
      ...challenge(graph, study),
      ...solutionBlocks(graph, study),
      ...implementation(graph, study),
      ...results(graph, study),
      ...readingOn(graph, study),
    ],
    page: urlOf.caseStudy(slug),
    closing: { title: closingTitle },
  })
}

function summary({ pages }: Graph, { excerpt, results: measured, outcome, client, solution }: CaseStudy): Block[] {
  const { caseStudy, columns } = pages.documents
  const { labels } = pages.caseStudy
  return [
    heading(1, caseStudy.summary),
    lead(excerpt),
    { kind: 'stats', items: measured.map(({ metric, description }) => ({ value: metric, label: description })) },
    table(
      caseStudy.facts,
      [columns.item, columns.detail],
      [
        [labels.keyOutcome, outcome],
        [labels.client, client.name],
        [labels.industry, client.industry],
        [labels.size, client.size],
        [labels.revenue, client.revenue],
        [labels.timeline, solution.timeline],
        [labels.teamSize, solution.teamSize],
        [labels.approach, solution.approach],
      ],
    ),
  ]
}

const challenge = ({ pages }: Graph, { challenge: { title, overview, points } }: CaseStudy): Block[] => [
  heading(1, pages.caseStudy.labels.challenge),
  heading(2, title),
  paragraph(overview),
  bullets(points),
]

const solutionBlocks = ({ pages }: Graph, { solution: { title, overview } }: CaseStudy): Block[] => [
  heading(1, pages.caseStudy.labels.solution),
  heading(2, title),
  ...overview.map(paragraph),
]

function implementation(graph: Graph, { solution: { phasesTitle, phasesLede, phases }, techStack }: CaseStudy): Block[] {
  const { caseStudy, units } = graph.pages.documents
  const { labels } = graph.pages.caseStudy
  return [
    heading(1, labels.implementation),
    heading(2, phasesTitle),
    paragraph(phasesLede),
    {
      kind: 'chart',
      caption: caseStudy.weeks,
      unit: units.weeks,
      rows: phaseRows(phases, graph.pages.caseStudy.weeks),
    },
    ...phases.flatMap(({ name, duration, activities }) => [heading(3, `${name}, ${duration}`), bullets(activities)]),
    heading(2, labels.techStack),
    ...technologyBlocks(graph, techStack),
  ]
}

/**
 * The phases on the scale of their program, as on the page: a phase begins where it does, so that overlaps are visible, and the end of the
 * last one is highlighted. `words` has placeholders for the first and the last week.
 */
function phaseRows(phases: CaseStudy['solution']['phases'], words: string): BlockOf<'chart'>['rows'] {
  const weeks = phaseWeeks(phases)
  return phases.map(({ name }, index) => {
    const { from, to } = itemAt(weeks, index)
    return { label: `${name}, ${fill(words, { from, to })}`, value: to - from + 1, start: from - 1, lit: index === phases.length - 1 }
  })
}

function results({ pages }: Graph, { resultsTitle, resultsNote, results: measured, testimonial, method }: CaseStudy): Block[] {
  const { caseStudy, columns } = pages.documents
  return [
    heading(1, pages.caseStudy.labels.results),
    heading(2, resultsTitle),
    paragraph(`${resultsNote}.`),
    table(
      caseStudy.results,
      [columns.figure, columns.measures, columns.detail],
      measured.map(({ metric, description, detail }) => [{ text: metric, style: 'strong' }, description, detail]),
    ),
    ...measured.flatMap(({ description, measured: values }): Block[] =>
      values
        ? [
            {
              kind: 'chart',
              caption: fill(caseStudy.comparison, { measure: description, period: resultsNote }),
              unit: values.unit,
              rows: [
                { label: columns.before, value: values.before },
                { label: columns.after, value: values.after, lit: true },
              ],
            },
          ]
        : [],
    ),
    {
      kind: 'quote',
      blocks: [paragraph(testimonial.quote)],
      by: testimonial.author,
      role: clientRole(testimonial),
    },
    heading(2, pages.caseStudy.labels.method),
    ...method.map(paragraph),
  ]
}

/** Related programs, and the practices that mention this one or worked on it. */
function readingOn(graph: Graph, { relatedCaseStudies, referencedBy, practices: others = [] }: CaseStudy): Block[] {
  const { caseStudy, columns } = graph.pages.documents
  const link = (text: string, path: string) => ({ text, href: path })
  const telling = referencedBy.flatMap(({ collection, slug }) => (collection === 'services' ? [slug] : []))
  const practices = [...new Set([...telling, ...others])].map((slug) => {
    const { title, subtitle } = required(graph.services.get(slug), `the service ${slug}`)
    return [link(title, urlOf.service(slug)), subtitle]
  })
  return [
    heading(1, caseStudy.related),
    table(
      caseStudy.programs,
      [columns.program, columns.outcome],
      relatedCaseStudies.map((slug) => {
        const { title, outcome } = caseStudyAt(graph, slug)
        return [link(title, urlOf.caseStudy(slug)), outcome]
      }),
    ),
    ...(practices.length > 0 ? [table(caseStudy.practices, [columns.practice, columns.promise], practices)] : []),
  ]
}
