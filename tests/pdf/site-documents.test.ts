import { extname } from 'node:path/posix'
import { describe, expect, test } from 'vitest'
import { reservedBy } from '../../renderer/reserved'
import { internalLink } from '../../src/engine/routes/links'
import type { Graph } from '../../src/site/graph/graph'
import { tools } from '../../src/site/outputs/tools'
import { documentsOf } from '../../src/site/pdf/document-list'
import { missingGlyphs } from '../../src/site/pdf/fonts/glyphs'
import type { Block, PdfDocument, Run } from '../../src/site/pdf/pdf-document'
import { ownContent, smallSite } from '../renderer/graphs'
import { outputOf } from '../renderer/made'
import { planPages } from '../support/plan-pages'
import { SITE } from '../support/site'
import { siteTest } from '../support/site-test'

type Made = { path: string; source: string; document: PdfDocument }

const madeOf = (graph: Graph): Made[] => [...documentsOf(graph)].map(({ data, ...rest }) => ({ ...rest, document: data() }))

/** The runs in the cells and lines of a block, those of the blocks in it included. */
function runsOf(block: Block): readonly Run[] {
  switch (block.kind) {
    case 'paragraph':
      return block.runs
    case 'list':
    case 'steps':
      return block.items.flat().flatMap(runsOf)
    case 'table':
      return [...block.head, ...block.rows.flat()].flat()
    case 'quote':
    case 'callout':
    case 'figure':
      return block.blocks.flatMap(runsOf)
    default:
      return []
  }
}

/** What else a block says. */
function labelsOf(block: Block): readonly string[] {
  switch (block.kind) {
    case 'heading':
    case 'code':
      return [block.text]
    case 'chart':
      return [block.caption, ...block.rows.map(({ label, value }) => `${label} ${value}${block.unit}`)]
    case 'stats':
      return block.items.flatMap(({ value, label }) => [value, label])
    case 'quote':
      return [block.by, ...block.blocks.flatMap(labelsOf)]
    case 'callout':
    case 'figure':
      return block.blocks.flatMap(labelsOf)
    case 'list':
    case 'steps':
      return block.items.flat().flatMap(labelsOf)
    default:
      return block.kind === 'logo' ? [block.caption] : []
  }
}

const textsOf = ({ blocks, title, subtitle, kind, facts, contact }: PdfDocument): string[] => [
  title,
  subtitle,
  kind,
  ...facts.flatMap(({ label, value }) => [label, value]),
  ...blocks.flatMap(labelsOf),
  ...blocks.flatMap(runsOf).map(({ text }) => text),
  contact.title,
  contact.text,
  contact.note,
  ...contact.rows.flatMap(({ label, value }) => [label, value]),
]

/** Whether a block holds nothing, or a table rows of another length than its head. */
function isEmpty(block: Block): boolean {
  switch (block.kind) {
    case 'table':
      return block.rows.length === 0 || block.rows.some((row) => row.length !== block.head.length)
    case 'stats':
      return block.items.length === 0
    case 'chart':
      return block.rows.length === 0 || block.rows.some(({ value }) => !Number.isFinite(value))
    case 'quote':
    case 'callout':
    case 'figure':
      return block.blocks.length === 0 || block.blocks.some(isEmpty)
    case 'list':
    case 'steps':
      return block.items.length === 0 || block.items.flat().some(isEmpty)
    default:
      return [...labelsOf(block), ...runsOf(block).map(({ text }) => text)].join('').trim() === ''
  }
}

describe.each([
  ['the site', ownContent],
  ['the small site', smallSite],
])('the documents of %s', async (_, graphOf) => {
  const graph = await graphOf()
  const made = madeOf(graph)

  test('are one for each paper, case study, service and report, for legal pages that ask for one, and three of the company', () => {
    const entries = [graph.whitepapers, graph.caseStudies, graph.services, graph.reports].flatMap<unknown>((all) => all.values())
    const legal = graph.legal.values().filter(({ pdf }) => pdf)
    expect(made).toHaveLength(entries.length + legal.length + 3)
    expect(new Set(made.map(({ path }) => path)).size).toBe(made.length)
  })

  test('have a title, a text, and no block without content', () => {
    for (const { path, document } of made) {
      expect(document.title, path).not.toBe('')
      expect(document.blocks.length, path).toBeGreaterThan(1)
      // A report begins with a note that it is a sample.
      expect(['heading', 'callout'], path).toContain(document.blocks[0]?.kind)
      expect(document.blocks.filter(isEmpty), path).toEqual([])
    }
  })

  test('say nothing as a value of the program', () => {
    for (const { path, document } of made) expect(textsOf(document).join('\n'), path).not.toMatch(/\[object |\bNaN\b/)
  })

  test('link only to what is there', () => {
    const { value: pages } = planPages(SITE, graph)
    const there = new Set([...pages.map(({ address }) => address), ...made.map(({ path }) => `/${path}`), ...reservedBy(SITE, graph)])
    const links = made.flatMap(({ path, document }) =>
      [...document.blocks.flatMap(runsOf), ...document.contact.rows].map(({ href }) => ({ path, to: internalLink(href ?? '')?.path })),
    )
    expect(links.filter(({ to }) => to !== undefined).length).toBeGreaterThan(made.length)
    expect(links.filter(({ to }) => to !== undefined && !there.has(to))).toEqual([])
  })
})

describe('the documents of the site', async () => {
  const graph = await ownContent()
  const made = madeOf(graph)
  const textAt = (path: string) => textsOf(made.find((one) => one.path === path)?.document ?? expect.fail(path)).join('\n')

  test('use only characters that the fonts have', () => {
    expect(made.flatMap(({ document }) => textsOf(document).flatMap(missingGlyphs))).toEqual([])
  })

  test.each(graph.caseStudies.values())('$slug holds client, phases, results and quotation', (study) => {
    const text = textAt(`case-studies/${study.slug}.pdf`)
    expect(text).toContain(study.client.name)
    expect(text).toContain(study.testimonial.quote)
    for (const paragraph of study.solution.overview) expect(text).toContain(`\n${paragraph}\n`)
    for (const { name, duration } of study.solution.phases) expect(text).toContain(`${name}, ${duration}`)
    for (const tool of study.techStack) expect(text).toContain(tool)
    for (const { metric, detail, measured } of study.results) {
      expect(text).toContain(metric)
      expect(text).toContain(detail)
      if (measured) expect(text).toMatch(new RegExp(`Before ${measured.before}[^\n]*\nAfter ${measured.after}`))
    }
  })

  test('a case study shows where its phases overlap, and lights the end of the last one, as its page does', () => {
    const { document } = made.find(({ path }) => path === 'case-studies/accelerating-payments-modernization.pdf') ?? expect.fail()
    const [phases] = document.blocks.flatMap((block) => (block.kind === 'chart' ? [block.rows] : []))
    expect(phases?.map(({ label, start, value, lit }) => [label, start, value, lit])).toEqual([
      ['Discover, weeks 1 to 6', 0, 6, false],
      ['Design, weeks 7 to 14', 6, 8, false],
      ['Build, weeks 13 to 32', 12, 20, false],
      ['Operate, weeks 30 to 35', 29, 6, true],
    ])
  })

  test.each(graph.services.values())('$slug holds brief, figures, phases, capabilities and technologies', (service) => {
    const text = textAt(`services/${service.slug}.pdf`)
    const { brief, figures, approach, capabilities, techStack } = service
    for (const part of [brief, ...figures.map(({ value }) => value), ...Object.values(approach), ...capabilities, ...techStack])
      expect(text).toContain(part)
  })

  test('the brochure holds every service with its figures, every industry and every office', () => {
    const text = textAt('downloads/aldergate-services.pdf')
    for (const { title, figures } of graph.services.values())
      for (const part of [title, ...figures.map(({ value }) => value)]) expect(text).toContain(part)
    for (const { title, description, clients } of graph.industries.values())
      expect(text).toContain(`${title}
${description}
${clients}`)
    for (const { city, country, address, phone } of graph.offices.values())
      expect(text).toContain(`${city}, ${country}
${address}
${phone}`)
  })

  test('the annual report holds revenue as chart and table, with the change against the year before', () => {
    const text = textAt('investors/annual-report-2024.pdf')
    // The caption names what the lines stand for; that of the page is about growth.
    expect(text).toContain(`${graph.pages.documents.report.revenueChart}\n2019 62\n`)
    expect(text).toContain('2024 250')
    expect(text).toContain('2024\n$250M\n34%')
    for (const { label, percent } of graph.pages.investors.revenue.shares)
      expect(text).toMatch(new RegExp(`${label}\n[\\d.]+\n${percent}%`))
  })

  test('the report of a quarter holds the dates with the hour of each', () => {
    expect(textAt('investors/fourth-quarter-results-2024.pdf')).toContain('Jan 23, 2025, 10:00 AM EST')
  })

  test('the press sheet has the five latest news, the newest first', () => {
    const sheet = made.find(({ path }) => path === 'downloads/aldergate-press-sheet.pdf')
    const links = sheet?.document.blocks.flatMap(runsOf).flatMap(({ href = '' }) => (href.startsWith('/newsroom/') ? [href] : []))
    const dates = links?.map((href) => graph.newsroom.get(href.replace('/newsroom/', ''))?.date ?? '')
    expect(dates).toHaveLength(5)
    expect(dates).toEqual(dates?.toSorted().toReversed())
    expect(dates?.[0]).toBe(graph.newsroom.values()[0]?.date)
  })
})

describe('a whitepaper', () => {
  const paperOf = (graph: Graph) => madeOf(graph).find(({ path }) => path === 'whitepaper/first-paper.pdf')

  siteTest('is its manuscript', async ({ site }) => {
    const paper = paperOf(await site.graph())
    const [manuscript] = (await site.graph()).manuscripts.values()
    expect(paper?.source).toBe('manuscripts/first-paper.mdx')
    expect(paper?.document.subtitle).toBe(manuscript?.subtitle)
  })

  siteTest('without one is the text of its page', async ({ site }) => {
    await site.write({ 'manuscripts/first-paper.mdx': null })
    const graph = await site.graph()
    const paper = paperOf(graph)
    expect(paper?.source).toBe('whitepapers/first-paper.mdx')
    expect(paper?.document.subtitle).toBe(graph.whitepapers.get('first-paper')?.excerpt)
  })
})

test('links to files to take away state format and size, as on pages', async () => {
  const graph = await ownContent()
  const files = new Map<string, unknown>(
    await Promise.all([...tools.emit(outputOf(graph))].map(async ({ path, contents }) => [`/${path}`, await contents()] as const)),
  )
  const linked = madeOf(graph).flatMap(({ document }) => {
    const runs = document.blocks.flatMap(runsOf)
    return [...new Set(runs.flatMap(({ href }) => (href !== undefined && files.has(href) ? [href] : [])))].map((href) => ({
      href,
      text: runs.flatMap((run) => (run.href === href ? [run.text] : [])).join(''),
    }))
  })
  expect(linked.length).toBeGreaterThan(2)
  for (const { href, text } of linked) {
    const size = `${Math.round(Buffer.byteLength(String(files.get(href))) / 1000)} kB`
    expect(text).toContain(` (${extname(href).slice(1).toUpperCase()}, ${size})`)
  }
})
