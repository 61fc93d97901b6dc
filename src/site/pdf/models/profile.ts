import type { Graph } from '../../graph/graph'
import { growthDrawing } from '../../graph/growth'
import { urlOf } from '../../routes/addresses'
import { patterns } from '../../routes/patterns'
import type { PdfDocument } from '../pdf-document'
import { companyCover, leadersOf } from './company'
import { documentOf } from './document-of'
import { factStats } from './facts'
import { bullets, heading, paragraph, table } from './text-blocks'

/** The profile of the company; its text fits on two pages. */
export function profile(graph: Graph): PdfDocument {
  const { kinds, columns, profile: words } = graph.pages.documents
  return documentOf(graph, {
    kind: kinds.profile,
    title: words.title,
    subtitle: words.subtitle,
    facts: companyCover(graph),
    drawing: { ...growthDrawing(graph), tone: 'pine' },
    blocks: [
      heading(1, words.company),
      paragraph(words.companyText),
      factStats(graph, words.facts),
      heading(1, words.practices),
      table(
        undefined,
        [columns.practice, columns.promise, columns.figure],
        graph.services
          .values()
          .map(({ slug, title, subtitle, outcomes }) => [{ text: title, href: urlOf.service(slug) }, subtitle, outcomes[0] ?? '']),
      ),
      heading(1, words.programs),
      table(
        undefined,
        [columns.client, columns.program, columns.outcome],
        graph.caseStudies
          .values()
          .slice(0, PROGRAMS)
          .map(({ slug, client, title, outcome }) => [client.name, { text: title, href: urlOf.caseStudy(slug) }, outcome]),
      ),
      heading(1, words.people),
      table(
        undefined,
        [columns.name, columns.role, columns.detail],
        leadersOf(graph).map(({ name, title, bio }) => [name, title, bio]),
      ),
      heading(1, words.more),
      bullets([industries(graph), certificates(graph), awards(graph)]),
    ],
    page: patterns.about,
    closing: { title: words.closing },
  })
}

/** Number of programs, the newest. */
const PROGRAMS = 4

const industries = (graph: Graph) =>
  listed(
    graph.pages.documents.profile.industries,
    graph.industries.values().map(({ title, clients }) => `${title}, ${clients}`),
  )

const certificates = ({ pages }: Graph) =>
  listed(
    pages.documents.profile.certificates,
    pages.home.trust.certifications.map(({ name }) => name),
  )

const awards = ({ pages }: Graph) =>
  listed(
    pages.documents.profile.awards,
    pages.about.awards.items.map(({ title, year }) => `${title}, ${year}`),
  )

/** A list of names after a label. */
const listed = (what: string, names: readonly string[]) => `${what}: ${names.join('; ')}.`
