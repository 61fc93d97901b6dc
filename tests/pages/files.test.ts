import { expect, test } from 'vitest'
import type { Graph } from '../../src/site/graph/graph'
import { documentsOf } from '../../src/site/pdf/document-list'
import { ownContent, smallSite } from '../renderer/graphs'
import { pagesOf } from '../renderer/made'

/** The links to PDFs in the HTML of a page: the address, and the text as it is read. */
const linksIn = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]+\.pdf)" type="application\/pdf" download=""[^>]*>(.*?)<\/a>/g)].map(
    ([, href = '', inner = '']) => ({
      href,
      text: inner.replace(/<[^>]+>/g, ''),
    }),
  )

const linksOf = (graph: Graph) => pagesOf(graph).flatMap(({ address, html }) => linksIn(html()).map((link) => ({ page: address, ...link })))

test.each([
  ['the site', ownContent],
  ['the small site', smallSite],
])('pages of %s offer every PDF, and no other', async (_, graphOf) => {
  const graph = await graphOf()
  const offered = new Set(linksOf(graph).map(({ href }) => href))
  expect([...offered].toSorted()).toEqual([...documentsOf(graph)].map(({ path }) => `/${path}`).toSorted())
})

test('each page offers its own, by the words of the specification', async () => {
  const links = linksOf(await ownContent())
  const textsOn = (page: string) => links.filter((link) => link.page === page).map(({ href, text }) => `${text}  ${href}`)
  expect({
    home: textsOn('/'),
    study: textsOn('/case-studies/norrland-steel-quality'),
    services: textsOn('/services'),
    service: textsOn('/services/telco-integration'),
    paper: textsOn('/whitepaper/data-contracts'),
    papers: textsOn('/whitepapers').slice(0, 2),
    news: textsOn('/newsroom'),
    about: textsOn('/about'),
    investors: textsOn('/investors'),
  }).toMatchInlineSnapshot(`
    {
      "about": [
        "Download Company Profile, PDF  /downloads/aldergate-profile.pdf",
        "Download Report, PDF  /investors/responsibility-report-2024.pdf",
      ],
      "home": [
        "Download Full Case Study, PDF  /case-studies/accelerating-payments-modernization.pdf",
      ],
      "investors": [
        "Download PDF, Annual report 2024  /investors/annual-report-2024.pdf",
        "Download PDF, Fourth-quarter results 2024  /investors/fourth-quarter-results-2024.pdf",
        "Download PDF, Investor presentation  /investors/investor-presentation.pdf",
        "Download PDF, Responsibility report 2024  /investors/responsibility-report-2024.pdf",
      ],
      "news": [
        "Download Press Sheet, PDF  /downloads/aldergate-press-sheet.pdf",
      ],
      "paper": [
        "Download PDF  /whitepaper/data-contracts.pdf",
      ],
      "papers": [
        "Download PDF, The future of AI in enterprise  /whitepaper/future-of-ai-in-enterprise.pdf",
        "PDF, A zero-trust blueprint for suppliers  /whitepaper/zero-trust-blueprint.pdf",
      ],
      "service": [
        "Download Brochure, PDF  /downloads/aldergate-services.pdf",
        "Download Service Brief, PDF, Telco Integration  /services/telco-integration.pdf",
      ],
      "services": [
        "Download Brochure, PDF  /downloads/aldergate-services.pdf",
      ],
      "study": [
        "Download Full Report, PDF  /case-studies/norrland-steel-quality.pdf",
        "Download Full Report, PDF  /case-studies/norrland-steel-quality.pdf",
      ],
    }
  `)
})
