import { describe, expect } from 'vitest'
import { checkPages } from '../../renderer/build-pages'
import { createContext } from '../../renderer/context'
import { emitAll } from '../../renderer/emit'
import { reservedBy } from '../../renderer/reserved'
import { OPTIONAL_PAGES } from '../../schemas/optional-pages'
import { placeOf } from '../../src/engine/problems/format'
import type { Graph } from '../../src/site/graph/graph'
import { outputs } from '../../src/site/outputs/index'
import { patterns } from '../../src/site/routes/patterns'
import { buildPages } from '../support/build-pages'
import { CODE } from '../support/code'
import { article, blogPost } from '../support/factories'
import { planPages } from '../support/plan-pages'
import { SITE } from '../support/site'
import { type SiteWorkspace, siteTest } from '../support/site-test'
import { ASSETS, outputOf } from './made'

/** The graph of a site that does without a page. */
async function without(site: SiteWorkspace, name: string): Promise<Graph> {
  await site.replace('site/navigation.yaml', 'top:\n', `pages:\n  ${name}: off\ntop:\n`)
  return site.graph()
}

function pagesOf(graph: Graph) {
  const plan = planPages(SITE, graph)
  const pages = [...buildPages(plan.value, createContext(SITE, { graph, assets: ASSETS, code: CODE }), new Map())]
  const problems = [...plan.problems, ...checkPages({ pages }, SITE, { graph, reserved: reservedBy(SITE, graph) })]
  return { pages, problems: problems.map((one) => `${placeOf(one)}  ${one.code}  ${one.message}`) }
}

describe('a site without a standing page', () => {
  siteTest.for(OPTIONAL_PAGES)('%s names it nowhere', async (name, { site }) => {
    const graph = await without(site, name)
    const { pages, problems } = pagesOf(graph)
    expect(problems).toEqual([])
    const address = patterns[name]
    expect(pages.map((page) => page.address)).not.toContain(address)
    const names = new RegExp(`"(?:https?://[^/"]*)?${address}(?:["?#]|\\.ics)`)
    expect(pages.filter(({ html }) => names.test(html())).map((page) => page.address)).toEqual([])
    const files = [...emitAll(outputOf(graph, { pages }), outputs)].filter(({ path }) => /\.(?:json|xml|txt|ics|md)$/.test(path))
    const texts = await Promise.all(files.map(async ({ path, contents }) => [path, String(await contents())] as const))
    expect(texts.filter(([path, text]) => `/${path}`.startsWith(`${address}.`) || names.test(text)).map(([path]) => path)).toEqual([])
  })

  siteTest('is told of a text that leads there', async ({ site }) => {
    await site.write({ 'blog/made.mdx': article(blogPost(), 'Read [the reports](/investors#reports).') })
    expect(pagesOf(await without(site, 'investors')).problems).toEqual([
      'blog/made.mdx:11:6  link/left-out  The link `/investors#reports` leads to a page that is switched off.',
    ])
  })

  siteTest('is told of a page that shows a link there', async ({ site }) => {
    await site.replace('pages/about.yaml', 'label: Story\n    href: /about', 'label: Story\n    href: /technology')
    expect(pagesOf(await without(site, 'technology')).problems).toEqual([
      'pages/about.yaml  link/left-out  The link `/technology` leads to a page that is switched off.',
    ])
  })
})
