import { describe, expect, test } from 'vitest'
import type { PageRecord } from '../../renderer/build-pages'
import { createDevelopmentSite } from '../../renderer/development'
import { artFile } from '../../src/site/art/file'
import { article, blogPost, service, whitepaper } from '../support/factories'
import { SITE } from '../support/site'
import { siteTest } from '../support/site-test'
import { developmentContent } from './explorer/explored'
import { smallSite } from './graphs'

describe('the site of the development server', async () => {
  const development = createDevelopmentSite(SITE, await smallSite())
  const answer = (address: string, wantsPage = true) => development.answer(address, wantsPage)

  test('answers with pages, the same at an alias', () => {
    const page = answer('/case-studies/first-case')
    expect(page).toMatchObject({ kind: 'page', status: 200, html: expect.stringContaining('<title>First case') })
    expect(answer('/case-study/first-case')).toEqual(page)
  })

  test.for([
    ['/nothing', '/404'],
    ['/blogs', '/404'],
    ['/blog/nothing', '/blog/404'],
    ['/blog/nothing/below', '/blog/404'],
    ['/case-study/nothing', '/case-study/404'],
  ] as const)('answers %s with the view %s', ([address, view]) => {
    const shown = answer(view)
    expect(shown).toMatchObject({ kind: 'page', status: 200 })
    expect(answer(address)).toEqual({ ...shown, status: 404 })
  })

  test('leaves to others what is no page and not asked for as one', () => {
    expect(answer('/nothing.js', false)).toBeUndefined()
  })

  test('follows redirects', () => {
    expect(answer('/old-services')).toEqual({ kind: 'redirect', to: '/services' })
  })

  test('draws on demand', async () => {
    const drawing = answer('/art/flow-any-seed-wide.svg', false)
    expect(drawing?.kind === 'file' && (await drawing.contents())).toBe(artFile({ family: 'flow', seed: 'any-seed', shape: 'wide' }))
  })

  test('draws the sets of the pages on demand', async () => {
    const page = answer('/')
    const used = page?.kind === 'page' ? [...page.html.matchAll(/<use href="\/art\/set-menus\.svg#([^"]+)"/g)].map(([, id]) => id) : []
    const set = answer('/art/set-menus.svg', false)
    const text = set?.kind === 'file' ? String(await set.contents()) : ''
    expect(used.length).toBeGreaterThan(0)
    for (const id of used) expect(text).toContain(`id="${id}"`)
  })

  test.for(['/sitemap.xml', '/robots.txt', '/search-index.json', '/site.webmanifest', '/favicon.ico', '/icon-192.png'])(
    'answers %s with the file of its output',
    async (address) => {
      const file = answer(address, false)
      expect(file).toMatchObject({ kind: 'file', path: address.slice(1) })
      expect(file?.kind === 'file' && (await file.contents()).length).toBeGreaterThan(40)
    },
  )

  siteTest('gives the file of an output before a redirect whose pattern matches it', async ({ site }) => {
    const papers = Array.from({ length: 24 }, (_, n) => [
      `whitepapers/p${n}.mdx`,
      article(whitepaper({ title: `P${n}`, excerpt: `E${n}` })),
    ])
    await site.write({
      ...Object.fromEntries(papers),
      'site/redirects.yaml': [{ from: '/whitepapers/:slug', to: '/whitepaper/:slug', reason: 'A reason.' }],
    })
    const { answer } = createDevelopmentSite(SITE, await site.graph())
    expect(answer('/whitepapers/index.json', false)).toMatchObject({ kind: 'file', path: 'whitepapers/index.json' })
    expect(answer('/whitepapers/p1', true)).toEqual({ kind: 'redirect', to: '/whitepaper/p1' })
  })

  siteTest('makes the page that is asked for, and no other', async ({ site }) => {
    const graph = await site.graph()
    const made: string[] = []
    const pages = SITE.pages.map((page): typeof page => ({
      ...page,
      *items(all) {
        for (const item of page.items(all)) {
          made.push(page.path)
          yield item
        }
      },
      itemWith(all, params) {
        const item = page.itemWith(all, params)
        if (item) made.push(`${page.path} ${JSON.stringify(item.params)}`)
        return item
      },
    }))
    const { answer: ask } = createDevelopmentSite({ ...SITE, pages }, graph)
    expect(ask('/blog/first-post', true)).toMatchObject({ status: 200 })
    expect(ask('/', true)).toMatchObject({ status: 200 })
    expect(made).toEqual(['/blog/:slug {"slug":"first-post"}', '/ {}'])
    expect(ask('/blog/first-post/', true)).toMatchObject({ status: 404 })
    expect(ask('/Blog/first-post', true)).toMatchObject({ status: 404 })
  })

  siteTest('reports an error of one page each time, and still shows the others', async ({ site }) => {
    const graph = await site.graph()
    const broken = SITE.pages.map((page): typeof page => ({
      ...page,
      *items(all) {
        if (page.path === '/about') throw new Error('no such page')
        yield* page.items(all)
      },
    }))
    const { plan, answer: ask } = createDevelopmentSite({ ...SITE, pages: broken }, graph)
    for (let n = 0; n < 2; n++) expect(() => [...plan()]).toThrow('no such page')
    expect(ask('/blog/first-post', true)).toMatchObject({ status: 200 })
  })

  siteTest('checks links a page a step, and renders what is new only', async ({ site }) => {
    await site.replace('blog/first-post.mdx', 'A short text.', 'A [text](/servces).')
    const { checkLinks } = createDevelopmentSite(SITE, await site.graph())
    const all = (record: PageRecord) => {
      const steps = checkLinks(record)
      for (let count = 0; ; count++) {
        const step = steps.next()
        if (step.done) return { ...step.value, count }
      }
    }
    const first = all(new Map())
    expect(first.problems.map(({ code, message }) => `${code}  ${message}`)).toEqual([
      'link/unknown  The link `/servces` leads to no page of this site. Did you mean `/services`?',
    ])
    expect(first.count).toBe(first.record.size)
    const second = all(first.record)
    expect(second.problems).toEqual(first.problems)
    for (const [address, page] of second.record) expect(page.report).toBe(first.record.get(address)?.report)
  })

  siteTest('marks what is not on the site: its page, and links to it', async ({ site }) => {
    await site.write({
      'blog/draft.mdx': article({ ...blogPost(), title: 'Draft', draft: true }),
      'blog/later.mdx': article({ ...blogPost(), title: 'Later', publishAt: '2025-03-01' }),
      'blog/gone.mdx': article({ ...blogPost(), title: 'Gone', expireAt: '2024-10-01' }),
    })
    const { graph } = await developmentContent(site)
    if (!graph) throw new Error('drafts are no problem')
    const shown = createDevelopmentSite(SITE, graph)
    const htmlOf = (address: string) => {
      const answer = shown.answer(address, true)
      return answer?.kind === 'page' ? answer.html : ''
    }
    const noticeOf = (address: string) => /<aside class="unpublished-notice".*?<\/aside>/.exec(htmlOf(address))?.[0].replace(/<[^>]*>/g, '')
    expect(['draft', 'later', 'gone', 'first-post'].map((slug) => noticeOf(`/blog/${slug}`))).toEqual([
      'Draft: not on the site. Content explorer',
      'Scheduled: appears on 2025-03-01. Content explorer',
      'Expired on 2024-10-01. Content explorer',
      undefined,
    ])
    expect(htmlOf('/blog/gone')).toContain('<aside class="unpublished-notice" aria-label="Expired 2024-10-01">')
    expect(htmlOf('/blog/draft')).toContain('<a href="/__content?file=blog%2Fdraft.mdx">')
    for (const address of ['/blog', '/blog/first-post']) {
      const marks = [...htmlOf(address).matchAll(/a\[href="([^"]*)"\]::before\{content:"([^"]*)"/g)].map(
        ([, url, label]) => `${url} ${label}`,
      )
      expect(marks.toSorted()).toEqual(['/blog/draft Draft', '/blog/gone Expired 2024-10-01', '/blog/later From 2025-03-01'])
    }
  })

  siteTest('weighs pages without the marks', async ({ site }) => {
    const weights = async () => {
      const { graph } = await developmentContent(site)
      const { pages } = graph ? await createDevelopmentSite(SITE, graph).measure(new Map()) : { pages: [] }
      return pages.filter(({ page }) => page.address.startsWith('/legal/')).map(({ bytes }) => bytes)
    }
    const before = await weights()
    await site.write({ 'blog/draft.mdx': article({ ...blogPost(), title: 'Draft', draft: true }) })
    expect(before).not.toEqual([])
    expect(await weights()).toEqual(before)
  })

  test('marks nothing where everything is on the site', () => {
    const page = answer('/blog/first-post')
    expect(page?.kind === 'page' && page.html).not.toMatch(/unpublished|__content/)
  })

  siteTest('reports problems of the plan and shows what it can', async ({ site }) => {
    await site.write({ 'services/made.yaml': service({ title: 'First service' }) })
    const { plan, answer } = createDevelopmentSite(SITE, await site.graph())
    const steps = plan()
    let step = steps.next()
    while (!step.done) step = steps.next()
    expect(step.value.map(({ code }) => code)).toEqual(['page/title'])
    expect(answer('/services/made', true)).toMatchObject({ status: 200 })
  })
})
