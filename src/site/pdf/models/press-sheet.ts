import { newestFirst, shortDate } from '../../../engine/lib/dates'
import { capitalized } from '../../../engine/lib/text'
import { contactRows } from '../../graph/contact-rows'
import type { Graph } from '../../graph/graph'
import { urlOf } from '../../routes/addresses'
import { LOGO, LOGO_ON_DARK } from '../../routes/files'
import { patterns } from '../../routes/patterns'
import type { Block, PdfDocument } from '../pdf-document'
import { awardTable, companyCover, leadersOf, officeTable } from './company'
import { documentOf } from './document-of'
import { factsOf } from './facts'
import { bullets, heading, paragraph, table } from './text-blocks'

/** Number of news items on the sheet. */
const NEWS = 5

/** The sheet for the press. */
export function pressSheet(graph: Graph): PdfDocument {
  const { kinds, brochure, pressSheet: words } = graph.pages.documents
  return documentOf(graph, {
    kind: kinds.pressSheet,
    title: words.title,
    subtitle: words.subtitle,
    facts: companyCover(graph),
    drawing: { seed: 'press', family: 'lattice', tone: 'mist' },
    blocks: [
      heading(1, words.boilerplate),
      heading(2, words.short),
      paragraph(words.shortText),
      heading(2, words.long),
      paragraph(words.longText),
      heading(1, words.people),
      ...leadersOf(graph).flatMap(({ name, title, bio }) => [heading(2, name), paragraph(`${title}. ${bio}`)]),
      ...figures(graph),
      ...history(graph),
      heading(1, words.awards),
      awardTable(graph),
      ...news(graph),
      heading(1, words.offices),
      officeTable(graph, brochure.addresses),
      heading(1, words.mark),
      { kind: 'logo', caption: words.logoCaption },
      bullets([...words.markItems, { text: words.logoFile, href: LOGO }, { text: words.logoOnDarkFile, href: LOGO_ON_DARK }]),
    ],
    page: patterns.newsroom,
    closing: {
      title: words.closing,
      text: words.closingText,
      rows: [
        ...contactRows(graph.pages.newsroom.contact, graph.site.strings.contactPanel),
        { label: graph.site.strings.contactPanel.address, value: graph.site.identity.address },
      ],
    },
  })
}

function figures(graph: Graph): Block[] {
  const { columns, pressSheet: words } = graph.pages.documents
  return [
    heading(1, words.figures),
    paragraph(words.quoting),
    table(
      words.figuresCaption,
      [columns.figure, columns.measures, columns.scope],
      factsOf(graph, words.facts).map(({ value, label, note = '' }) => [{ text: value, style: 'strong' }, capitalized(label), note]),
    ),
  ]
}

function history({ pages }: Graph): Block[] {
  const { columns, pressSheet: words } = pages.documents
  const { milestones } = pages.about.story
  return [
    heading(1, words.history),
    table(
      words.historyCaption,
      [columns.year, columns.event, columns.detail],
      milestones.map(({ year, title, description }) => [String(year), title, description]),
    ),
  ]
}

function news(graph: Graph): Block[] {
  const { columns, pressSheet: words } = graph.pages.documents
  const latest = graph.newsroom.values().toSorted(newestFirst).slice(0, NEWS)
  return [
    heading(1, words.news),
    table(
      words.newsCaption,
      [columns.date, columns.headline, columns.detail],
      latest.map(({ slug, title, excerpt, date }) => [
        shortDate(date, graph.site.identity.locale),
        { text: title, href: urlOf.newsItem(slug) },
        excerpt,
      ]),
    ),
  ]
}
