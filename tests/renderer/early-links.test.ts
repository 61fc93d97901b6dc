import { describe, expect } from 'vitest'
import { preliminaryLinkProblems } from '../../renderer/checks/preliminary-links'
import { linkGraph } from '../../src/engine/content/link/link'
import { locateProblems } from '../../src/engine/content/link/locate'
import { readContent } from '../../src/engine/content/read/read'
import { placeOf } from '../../src/engine/problems/format'
import { article, blogPost } from '../support/factories'
import { SITE } from '../support/site'
import { parseIncrementally, type SiteWorkspace, siteTest, TODAY } from '../support/site-test'

async function problemsOf({ root }: SiteWorkspace): Promise<string[]> {
  const raw = await readContent(root)
  const { entries } = linkGraph(parseIncrementally(raw).value, { today: TODAY })
  const found = preliminaryLinkProblems(entries, SITE.pages)
  return locateProblems(found, raw).map((one) => `${placeOf(one)}  ${one.code}  ${one.message}`)
}

/** An article with one link, while other entries are invalid or cannot be parsed, and one industry has no page. */
const linking = async (site: SiteWorkspace, href: string) => {
  await site.write({
    'blog/made.mdx': article(blogPost(), `## First part\n\nA [link](${href}).\n`),
    'blog/damaged.mdx': article({ ...blogPost(), title: 7 }, '## A part\n'),
    'blog/unread.mdx': article(blogPost(), '## A part\n\n# {part}\n'),
    'services/damaged.yaml': 'title: A: B\n',
  })
}

describe('while other content is wrong', () => {
  siteTest.for([
    '/',
    '/about',
    '/services/first-service?a=b',
    '/services/damaged',
    '/blog/damaged#a-part',
    '/blog/unread#whatever',
    '/blog/first-post',
    '/blog/first-post#tools',
    '/blog/page/7',
    '/tags/any',
    '/tags/any/page/2',
    '/authors/anybody',
    '/blog/made#first-part',
    '#first-part',
    '/case-study/first-case',
    '/old-services',
    '/blog/made.pdf',
    '/about#whatever',
    'https://example.org/missing',
  ] as const)('%s leads somewhere as far as is known', async (href, { site }) => {
    await linking(site, href)
    expect(await problemsOf(site)).toEqual([])
  })

  siteTest.for([
    ['/abuot', 'link/unknown  The link `/abuot` leads to no page of this site. Did you mean `/about`?'],
    ['/blog/missing', 'link/unknown  The link `/blog/missing` leads to no page of this site.'],
    ['/blog/first-pots', 'link/unknown  The link `/blog/first-pots` leads to no page of this site. Did you mean `/blog/first-post`?'],
    ['/case-study/missing', 'link/unknown  The link `/case-study/missing` leads to no page of this site.'],
    ['#frist-part', 'link/anchor  The link `#frist-part` leads to a part of the page that is not there. Did you mean `first-part`?'],
    ['/blog/made#part', 'link/anchor  The link `/blog/made#part` leads to a part of the page that is not there.'],
  ] as const)('%s is a problem', async ([href, problem], { site }) => {
    await linking(site, href)
    expect(await problemsOf(site)).toEqual([`blog/made.mdx:13:3  ${problem}`])
  })

  siteTest('links of files that are wrong themselves are looked at too', async ({ site }) => {
    await site.write({ 'blog/made.mdx': article({ ...blogPost(), title: 7 }, 'A [link](/abuot).\n') })
    await site.replace('pages/home.yaml', 'spotlight:', 'spotlihgt:')
    expect(await problemsOf(site)).toEqual([expect.stringMatching(/^blog\/made\.mdx:\d+:3 {2}link\/unknown/)])
  })

  siteTest('an industry that has no profile has no page', async ({ site }) => {
    await linking(site, '/industries/second-industry')
    expect(await problemsOf(site)).toEqual([expect.stringContaining('Did you mean `/industries/first-industry`?')])
  })

  siteTest('nothing is said where the redirects are not known: any address may have moved', async ({ site }) => {
    await linking(site, '/abuot')
    await site.write({ 'site/redirects.yaml': '- from: old\n' })
    expect(await problemsOf(site)).toEqual([])
  })

  siteTest('nothing is said of anchors where the facts are not known: they may stand in headings', async ({ site }) => {
    await linking(site, '#part')
    await site.write({ 'site/facts.yaml': 'a: 7\n' })
    expect(await problemsOf(site)).toEqual([])
  })

  siteTest('addresses of redirects are known that lack something else', async ({ site }) => {
    await linking(site, '/abuot')
    await site.write({ 'site/redirects.yaml': '- from: /old\n  to: /about\n', 'blog/moved.mdx': article(blogPost(), '[It](/old).\n') })
    expect((await problemsOf(site)).map((text) => text.split('  ')[1])).toEqual(['link/unknown'])
  })

  siteTest('redirects are followed as far as addresses are known', async ({ site }) => {
    await linking(site, '/')
    const redirects = [
      { from: '/old', to: '/abuot' },
      { from: '/older', to: '/old' },
      { from: '/about', to: '/services' },
      { from: '/to-further', to: '/blog/page/2' },
      { from: '/to-damaged', to: '/blog/damaged' },
      { from: '/blog/damaged', to: '/blog' },
    ]
    await site.write({ 'site/redirects.yaml': redirects.map((one) => ({ ...one, reason: 'It moved.' })) })
    expect((await problemsOf(site)).map((line) => line.split('  ').slice(0, 2).join('  '))).toEqual([
      'site/redirects.yaml:2:7  redirect/unknown',
      'site/redirects.yaml:5:7  redirect/chain',
      'site/redirects.yaml:7:9  page/collision',
    ])
  })
})
