import { certificationsOf } from '../../graph/certifications'
import type { Graph, Service } from '../../graph/graph'
import { urlOf } from '../../routes/addresses'
import type { Block, PdfDocument } from '../pdf-document'
import { documentOf } from './document-of'
import { engagementBlocks } from './engagement'
import { industriesOf } from './industries'
import { phaseTable } from './phases'
import { storyBlocks } from './stories'
import { technologyBlocks } from './technologies'
import { bullets, heading, lead, paragraph, table } from './text-blocks'

/** The brief of a service. */
export function serviceBrief(graph: Graph, service: Service): PdfDocument {
  const { kinds, cover } = graph.pages.documents
  const industries = industriesOf(graph, service)
  const { slug, title, subtitle, description, tone, outcomes, closingTitle } = service
  return documentOf(graph, {
    kind: kinds.brief,
    title,
    subtitle: `${subtitle}. ${description}`,
    facts: [
      { label: graph.site.strings.card.outcomes, value: outcomes.join('; ') },
      ...(industries.length > 0 ? [{ label: cover.industries, value: industries.map(({ title: name }) => name).join(', ') }] : []),
    ],
    drawing: { seed: slug, family: 'lattice', tone },
    blocks: [
      ...opening(graph, service),
      ...process(graph, service),
      ...means(graph, service),
      ...offers(graph, service),
      ...examples(graph, service),
      ...engagementBlocks(graph, graph.pages.documents.brief.models),
      ...firstMeeting(graph),
    ],
    page: urlOf.service(slug),
    closing: { title: closingTitle },
  })
}

const opening = ({ pages }: Graph, { brief, figures, problemsTitle, problems }: Service): Block[] => [
  heading(1, pages.documents.brief.outcomes),
  lead(brief),
  { kind: 'stats', items: figures },
  heading(1, pages.documents.brief.problems),
  lead(`${problemsTitle}.`),
  ...problems.flatMap(({ title, description }) => [heading(3, title), paragraph(description)]),
]

const process = (graph: Graph, { approachTitle, approachLede, approach }: Service): Block[] => [
  heading(1, graph.pages.documents.brief.process),
  heading(2, approachTitle),
  lead(approachLede),
  phaseTable(graph, approach),
]

function means(graph: Graph, service: Service): Block[] {
  const { capabilities, techStack } = service
  const { labels } = graph.pages.service
  const certifications = certificationsOf(graph, service)
  return [
    heading(1, graph.pages.documents.brief.capabilities),
    heading(2, labels.capabilities),
    bullets(capabilities),
    heading(2, labels.techStack),
    ...technologyBlocks(graph, techStack),
    ...(certifications.items.length > 0
      ? [heading(2, certifications.label), bullets(certifications.items.map(({ name, desc }) => `${name}: ${desc}`))]
      : []),
  ]
}

/** What this practice offers to the industries that it works for. */
function offers(graph: Graph, service: Service): Block[] {
  const { brief, columns } = graph.pages.documents
  const found = industriesOf(graph, service)
  if (found.length === 0) return []
  return [
    heading(1, brief.industries),
    table(
      brief.offers,
      [columns.industry, columns.offer, columns.detail],
      found.flatMap(({ title, url, offers: all }) =>
        all.map((offer) => [url === null ? title : { text: title, href: url }, offer.title, offer.description]),
      ),
    ),
  ]
}

const examples = (graph: Graph, { storiesTitle, caseStudies }: Service): Block[] => [
  heading(1, graph.pages.documents.brief.stories),
  lead(`${storiesTitle}.`),
  ...caseStudies.flatMap((story) => storyBlocks(graph, story)),
]

const firstMeeting = ({ pages }: Graph): Block[] => [
  heading(1, pages.documents.brief.first),
  paragraph(pages.documents.brief.firstLede),
  bullets(pages.documents.brief.firstItems),
]
