import { clientRole } from '../../graph/client-role'
import type { Graph, Service } from '../../graph/graph'
import { caseStudyAt } from '../../graph/look-ups'
import { urlOf } from '../../routes/addresses'
import type { Block } from '../pdf-document'
import { heading, paragraph } from './text-blocks'

/** A success story of a service: a case study with its results, or a text without a page. */
export function storyBlocks(graph: Graph, story: Service['caseStudies'][number]): Block[] {
  if (!('caseStudy' in story)) return [heading(2, story.title), paragraph(story.outcome)]
  return programBlocks(graph, story.caseStudy)
}

/** A program in brief: a summary, its first results, the client's quotation, and a link to the full story. */
export function programBlocks(graph: Graph, slug: string): Block[] {
  const { title, excerpt, results, testimonial } = caseStudyAt(graph, slug)
  const { brief } = graph.pages.documents
  return [
    heading(2, title),
    { kind: 'stats', items: results.slice(0, 3).map(({ metric, description }) => ({ value: metric, label: description })) },
    paragraph(excerpt),
    {
      kind: 'quote',
      blocks: [paragraph(testimonial.quote)],
      by: testimonial.author,
      role: clientRole(testimonial),
    },
    { kind: 'paragraph', runs: [{ text: brief.full, href: urlOf.pdf(urlOf.caseStudy(slug)) }] },
  ]
}
