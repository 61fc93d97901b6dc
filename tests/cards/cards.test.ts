import { describe, expect, test } from 'vitest'
import { cardOf } from '../../pages/shared/social-card'
import { createDevelopmentSite } from '../../renderer/development'
import type { OutputFile } from '../../renderer/emit'
import { TONE_COLORS } from '../../src/site/art/tone-colors'
import { CARD, CARD_TYPE } from '../../src/site/cards/card'
import { openFaces } from '../../src/site/cards/face'
import { cardPicture } from '../../src/site/cards/picture'
import { cardSvg } from '../../src/site/cards/svg'
import type { Graph } from '../../src/site/graph/graph'
import { cards } from '../../src/site/outputs/cards'
import { ownContent, smallSite } from '../renderer/graphs'
import { outputOf, sitePage } from '../renderer/made'
import { article, blogPost, caseStudy, job } from '../support/factories'
import { planPages } from '../support/plan-pages'
import { SITE } from '../support/site'
import { siteTest } from '../support/site-test'

const pagesOf = (graph: Graph) => planPages(SITE, graph).value.map((page) => sitePage(page))

const filesOf = (graph: Graph, codeKey = 'code'): OutputFile[] => [...cards.emit(outputOf(graph, { pages: pagesOf(graph), codeKey }))]

/** The address of a card without its version. */
const fileAt = (address = '') => address.replace(/^\/|\?.*$/g, '')

describe('cards of this site', async () => {
  const graph = await ownContent()
  const files = new Map(filesOf(graph).map((file) => [file.path, file]))
  const listed = pagesOf(graph).filter(({ head }) => !head.noindex)

  test('are named by every page that search engines may list, with words, and by no other', () => {
    for (const { address, head } of listed) {
      expect(files, address).toHaveProperty('size')
      expect([...files.keys()], address).toContain(fileAt(head.card?.address))
      expect(head.card, address).toMatchObject({ ...CARD, type: CARD_TYPE })
      expect(head.card?.alt.length, address).toBeGreaterThan(4)
    }
    expect(new Set(listed.map(({ head }) => fileAt(head.card?.address)))).toEqual(new Set(files.keys()))
    expect(pagesOf(graph).filter(({ head }) => head.noindex && head.card)).toEqual([])
  })
})

describe('a card', async () => {
  const graph = await smallSite()
  const entry = cardOf({ pattern: '/blog/:slug', params: { slug: 'first-post' } }, graph)

  test('has the title and drawing of its entry, and the kind in words', () => {
    expect(entry).toMatchObject({
      file: 'cards/blog/first-post.png',
      card: { kind: 'Blog', title: graph.blog.get('first-post')?.title, drawing: { family: 'flow', seed: 'first-post' } },
    })
  })

  siteTest('of a case study has what its drawing shows, and says it', async ({ site }) => {
    await site.write({
      'case-studies/measured.yaml': caseStudy({
        results: ['Time', 'Other', 'Third'].map((description) => ({
          metric: '48%',
          description,
          detail: 'From more to less.',
          ...(description === 'Time' && { measured: { before: 1900, after: 980, unit: 'ms', picture: 'bars' as const } }),
        })),
      }),
    })
    const measured = await site.graph()
    const { card } = cardOf({ pattern: '/case-studies/:slug', params: { slug: 'measured' } }, measured)
    const { client } = caseStudy()
    expect(card.figure).toEqual({ before: '1,900', after: '980\u00a0ms', says: 'Time', client: client.name })
    const page = pagesOf(measured).find(({ address }) => address === '/case-studies/measured')
    expect(page?.head.card?.alt).toMatch(new RegExp(`${client.name}: 1,900 to 980\\sms, Time$`))
    expect(cardOf({ pattern: '/case-studies/:slug', params: { slug: 'first-case' } }, measured).card).not.toHaveProperty('figure')
  })

  siteTest('of an article has its figure with what it says, as in lists', async ({ site }) => {
    await site.write({ 'blog/counted.mdx': article(blogPost({ figure: { value: '9 of 61', says: 'controls were used' } })) })
    const counted = await site.graph()
    const { card } = cardOf({ pattern: '/blog/:slug', params: { slug: 'counted' } }, counted)
    expect(card.figure).toEqual({ value: '9 of 61', says: 'controls were used' })
    const page = pagesOf(counted).find(({ address }) => address === '/blog/counted')
    expect(page?.head.card?.alt).toContain('9 of 61 controls were used')
  })

  test('of a list or a position has the drawing that its page shows first', async () => {
    const own = await ownContent()
    const drawingAt = (pattern: string, slug = '') => cardOf({ pattern, params: { slug } }, own).card.drawing
    const featured = own.events.values().find((event) => event.featured)
    expect(drawingAt('/events')).toMatchObject({ ...featured?.drawing })
    const [job] = own.careers.values()
    expect(drawingAt('/careers/:slug', job?.slug).family).toBe('tally')
    expect(drawingAt('/regions').family).toBe('world')
    expect(drawingAt('/regions').seed.split(' ')).toHaveLength(2 * own.offices.size)
  })

  test('of the home page says what the site offers, in the picture and in words', async () => {
    const own = await ownContent()
    const { card } = cardOf({ pattern: '/', params: {} }, own)
    expect(card.lede).toBe(own.pages.home.lede)
    expect(pagesOf(own).find(({ address }) => address === '/')?.head.card?.alt).toContain(own.pages.home.lede)
  })

  siteTest('has no kind that its title begins with', async ({ site }) => {
    await site.write({
      'blog/same.mdx': article(blogPost({ title: 'Blog of the year' })),
      'blog/other.mdx': article(blogPost({ title: 'Blogging for a year' })),
    })
    const named = await site.graph()
    const kindOf = (slug: string) => cardOf({ pattern: '/blog/:slug', params: { slug } }, named).card.kind
    expect([kindOf('same'), kindOf('other')]).toEqual([undefined, 'Blog'])
  })

  test('of a service has its glyph and the change of its row', async () => {
    const { card } = cardOf({ pattern: '/services/:slug', params: { slug: 'cloud-infrastructure' } }, await ownContent())
    expect(card.drawing).toEqual({ family: 'glyph', seed: 'cloud-infrastructure' })
    expect(card.figure).toEqual({
      before: expect.stringMatching(/^9\sh$/),
      after: expect.stringMatching(/^40\smin$/),
      says: 'to publish a timetable',
      client: 'Kestrel Rail',
    })
  })

  test('of a case study names the client once: below the change, or in the title', async () => {
    const own = await ownContent()
    const figureAt = (slug: string) => cardOf({ pattern: '/case-studies/:slug', params: { slug } }, own).card.figure
    expect(figureAt('accelerating-payments-modernization')).toMatchObject({ says: '48% latency reduction', client: 'Meridian Bank' })
    expect(figureAt('norrland-steel-quality')).not.toHaveProperty('client')
  })

  siteTest('of a closed position says so and highlights nothing, and title and description of its page say so', async ({ site }) => {
    const [open, closed] = [job({ closed: undefined }), job({ posted: '2024-12-02', closed: '2024-12-09' })]
    await site.write({ 'careers/open.yaml': open, 'careers/shut.yaml': closed })
    const positions = await site.graph()
    const kindOf = (slug: string) => cardOf({ pattern: '/careers/:slug', params: { slug } }, positions).card.kind
    expect(kindOf('shut')).toBe(`${kindOf('open')}, shut`)
    const pages = pagesOf(positions)
    const headOf = (slug: string) => pages.find(({ address }) => address === `/careers/${slug}`)?.head
    expect(headOf('shut')?.description).toBe(`Shut on December 9, 2024: ${headOf('open')?.description}`)
    expect(headOf('shut')?.title).toBe(`${headOf('open')?.title}, shut`)
    const { card } = cardOf({ pattern: '/careers/:slug', params: { slug: 'shut' } }, positions)
    const { bg, hot } = TONE_COLORS[card.tone]
    const drawing = cardSvg(card, await openFaces())
      .split(bg)[1]
      ?.split('</svg>')[0]
    expect(drawing).toBeDefined()
    expect(drawing).not.toContain(hot)
  })

  test('has the same bytes each time, and in another order', async () => {
    const home = cardOf({ pattern: '/', params: {} }, graph).card
    const first = [await cardPicture(entry.card), await cardPicture(home)]
    const second = await Promise.all([cardPicture(home), cardPicture(entry.card)])
    expect(second.toReversed()).toEqual(first)
    expect(first[0]).not.toEqual(first[1])
  })

  siteTest('is made again when its title changes, under the same name, and not when other code does', async ({ site }) => {
    const before = filesOf(graph)
    expect(filesOf(graph, 'other code')).toMatchObject(before.map(({ path, key }) => ({ path, key })))
    await site.write({ 'blog/first-post.mdx': article(blogPost({ title: 'Another title', hub: true })) })
    const changed = await site.graph()
    const keys = new Map(before.map(({ path, key }) => [path, key]))
    expect(filesOf(changed).flatMap(({ path, key }) => (keys.get(path) === key ? [] : [path]))).toEqual(['cards/blog/first-post.png'])
    const addressIn = (from: Graph) => pagesOf(from).find(({ address }) => address === '/blog/first-post')?.head.card?.address
    expect(addressIn(changed)).toMatch(/^\/cards\/blog\/first-post\.png\?[0-9a-f]{6}$/)
    expect(addressIn(changed)).not.toBe(addressIn(graph))
  })

  siteTest('shows the kind in the place of a title that its fonts cannot set', async ({ site }) => {
    await site.write({ 'blog/made.mdx': article(blogPost({ title: 'Offices in 東京' })) })
    const { card } = cardOf({ pattern: '/blog/:slug', params: { slug: 'made' } }, await site.graph())
    expect(card).toMatchObject({ title: 'Blog' })
    expect(card).not.toHaveProperty('kind')
  })

  siteTest('belongs to each of the newest entries; all others have that of their list', async ({ site }) => {
    const posts = Array.from({ length: 203 }, (_, index) => [
      `blog/post-${index}.mdx`,
      article(
        blogPost({
          title: `Post ${index}`,
          date: `20${String(10 + Math.floor(index / 28)).padStart(2, '0')}-02-${String((index % 28) + 1).padStart(2, '0')}`,
        }),
      ),
    ])
    await site.write({ ...Object.fromEntries(posts), 'blog/first-post.mdx': article(blogPost({ date: '2009-01-01' })) })
    const many = await site.graph()
    const fileOf = (slug: string) => cardOf({ pattern: '/blog/:slug', params: { slug } }, many).file
    expect(fileOf('post-202')).toBe('cards/blog/post-202.png')
    expect(fileOf('post-0')).toBe('cards/blog.png')
    expect(cardOf({ pattern: '/blog/page/:page', params: { page: '2' } }, many).file).toBe('cards/blog.png')
    expect(filesOf(many).filter(({ path }) => path.startsWith('cards/blog/'))).toHaveLength(200)
  })

  test('of a page that nobody drew one for is that of the home page', () => {
    expect(cardOf({ pattern: '/podcasts/:slug', params: { slug: 'one' } }, graph).file).toBe('cards/index.png')
  })

  test('is made on request in development', async () => {
    const answer = createDevelopmentSite(SITE, graph).answer('/cards/blog/first-post.png', false)
    const bytes = answer?.kind === 'file' ? await answer.contents() : ''
    expect(bytes).toEqual(await cardPicture(entry.card))
    expect(createDevelopmentSite(SITE, graph).answer('/cards/blog/nothing.png', false)).toBeUndefined()
  })
})
