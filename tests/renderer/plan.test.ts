import { describe, expect, expectTypeOf } from 'vitest'
import { notFoundSections } from '../../pages/not-found/sections'
import { definePage } from '../../pages/shared/define-page'
import type { Params } from '../../renderer/define/page'
import type { PlannedPage } from '../../renderer/plan'
import { locateProblems } from '../../src/engine/content/link/locate'
import { readContent } from '../../src/engine/content/read/read'
import { formatProblems } from '../../src/engine/problems/format'
import type { Graph } from '../../src/site/graph/graph'
import { urlOf } from '../../src/site/routes/addresses'
import { patterns } from '../../src/site/routes/patterns'
import { article, blogPost, industry, industryProfile, service } from '../support/factories'
import { planPages } from '../support/plan-pages'
import { SITE } from '../support/site'
import { type SiteWorkspace, siteTest } from '../support/site-test'

const planOf = (graph: Graph) => planPages(SITE, graph)

const pageAt = (planned: readonly PlannedPage[], address: string) => planned.find((page) => page.address === address)

/** The problems of the plan as the terminal shows them. */
async function printed({ root, graph }: SiteWorkspace): Promise<string> {
  const raw = await readContent(root)
  const texts = new Map(raw.flatMap((entry) => (entry.kind === 'text' ? [[entry.file, entry.text] as const] : [])))
  return formatProblems(locateProblems(planOf(await graph()).problems, raw), (file) => texts.get(file))
}

describe('addresses', () => {
  siteTest('of the fixture are those of the route table', async ({ site }) => {
    const graph = await site.graph()
    const { value, problems } = planOf(graph)
    expect(problems).toEqual([])
    const standing = Object.values<string>(patterns).filter((pattern) => !pattern.includes(':'))
    const urls = [...graph.collections.values()].flatMap((collection) => collection.values().flatMap(({ url }) => url ?? []))
    // What the entries of the fixture are tagged with, and who wrote them.
    const lists = [urlOf.tag('speed'), urlOf.author('first-person')]
    const lost = notFoundSections.map(({ section }) => urlOf.notFoundIn(section.slice(1)))
    expect(value.map(({ address }) => address).toSorted()).toEqual(
      [...standing, ...urls.filter((url) => !url.includes('#')), ...lists, ...lost].toSorted(),
    )
  })

  siteTest('have a file each, and the section of the navigation', async ({ site }) => {
    const { value } = planOf(await site.graph())
    expect(pageAt(value, '/')).toMatchObject({ file: 'index.html', aliases: [], params: {} })
    expect(pageAt(value, '/services/first-service')).toMatchObject({
      file: 'services/first-service.html',
      section: '/services',
      source: 'services/first-service.yaml',
      params: { slug: 'first-service' },
    })
    expect(pageAt(value, '/blog/404')).toMatchObject({ file: 'blog/404.html', head: { noindex: true } })
  })

  siteTest('a case study answers at its alias too', async ({ site }) => {
    const { value } = planOf(await site.graph())
    expect(pageAt(value, '/case-studies/first-case')?.aliases).toEqual(['/case-study/first-case'])
    expect(pageAt(value, '/case-study/first-case')).toBeUndefined()
  })

  siteTest('an industry without a profile has no page', async ({ site }) => {
    await site.write({
      'industries/made.yaml': industry(),
      'industries/profiled.yaml': industry({ title: 'P', profile: industryProfile() }),
    })
    const { value } = planOf(await site.graph())
    expect(pageAt(value, '/industries/made')).toBeUndefined()
    expect(pageAt(value, '/industries/profiled')).toBeDefined()
  })

  siteTest('a long list has further pages, each with a head of its own', async ({ site }) => {
    const posts = Array.from({ length: 24 }, (_, index) => [
      `blog/post-${index}.mdx`,
      article(blogPost({ title: `P${index}`, excerpt: `E${index}` })),
    ])
    await site.write(Object.fromEntries(posts))
    const { value, problems } = planOf(await site.graph())
    expect(problems).toEqual([])
    expect(value.filter(({ params }) => params.page !== undefined).map(({ address }) => address)).toEqual([
      '/blog/page/2',
      '/tags/speed/page/2',
      '/authors/first-person/page/2',
    ])
  })
})

describe('a pattern', () => {
  const definition = {
    path: '/made/:slug',
    source: () => 'a',
    props: () => ({}),
    head: () => ({ title: '', description: '' }),
    View: () => null,
  } as const

  siteTest('types the parameters that its entries give', async () => {
    expectTypeOf<Params<'/a/:slug/b/:page'>>().toEqualTypeOf<{ slug: string; page: string }>()
    // @ts-expect-error: these entries do not have the parameter of the pattern
    definePage({ ...definition, entries: () => [{ name: 'x' }] })
    definePage({ ...definition, entries: () => [{ slug: 'x' }] })
  })

  siteTest('becomes the address of each entry and its aliases', async ({ site }) => {
    const page = definePage({ ...definition, aliases: ['/old/:slug'], entries: () => [{ slug: 'one' }, { slug: 'two' }] })
    const { value } = planPages({ pages: [page], outputs: [] }, await site.graph())
    expect(value.map(({ address, file, aliases }) => [address, file, aliases])).toEqual([
      ['/made/one', 'made/one.html', ['/old/one']],
      ['/made/two', 'made/two.html', ['/old/two']],
    ])
  })
})

describe('problems of the plan', () => {
  siteTest('two kinds of pages with one pattern, whose files nobody can rename', async ({ site }) => {
    const kind = (source: string) =>
      definePage({
        path: '/made',
        source: () => source,
        props: () => ({}),
        head: () => ({ title: source, description: source }),
        View: () => null,
      })
    const { problems } = planPages({ pages: [kind('a.yaml'), kind('b.yaml')], outputs: [] }, await site.graph())
    expect(problems.filter(({ code }) => code === 'page/collision').map(({ message, hint }) => [message, hint])).toEqual([
      [
        'The address `/made` is already taken by `a.yaml`.',
        'Both addresses are given in the code of the site: change the `path` of one of the two kinds of pages.',
      ],
    ])
  })

  siteTest('two pages with one title and one description, at the second of them', async ({ site }) => {
    await site.write({
      'blog/a.mdx': article(blogPost({ title: 'Same' })),
      'newsroom/b.mdx': article({ ...blogPost({ title: 'Same' }), category: 'Company' }),
    })
    expect(await printed(site)).toMatchSnapshot()
  })

  siteTest('a title for search engines makes pages of one title distinct', async ({ site }) => {
    await site.write({
      'services/made.yaml': service({ title: 'First service', seo: { title: 'Made for search', description: 'Another.' } }),
    })
    expect(planOf(await site.graph()).problems).toEqual([])
  })

  siteTest('the not-found views may share theirs', async ({ site }) => {
    const { value } = planOf(await site.graph())
    expect(value.filter(({ head }) => head.noindex).length).toBeGreaterThan(8)
  })
})
