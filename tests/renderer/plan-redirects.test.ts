import { describe, expect } from 'vitest'
import { locateProblems } from '../../src/engine/content/link/locate'
import { readContent } from '../../src/engine/content/read/read'
import { placeOf } from '../../src/engine/problems/format'
import { article, whitepaper } from '../support/factories'
import { planPages } from '../support/plan-pages'
import { SITE } from '../support/site'
import { siteTest } from '../support/site-test'

describe('redirects', () => {
  siteTest.for([
    ['to a page', '/old', '/about', []],
    ['to an alias', '/old', '/case-study/first-case', []],
    ['of every entry of a kind', '/post/:slug', '/blog/:slug', []],
    ['of every entry to one page', '/post/:slug', '/blog', []],
    [
      'to nothing',
      '/old',
      '/abot',
      ['site/redirects.yaml:2:7  redirect/unknown  `/old` leads to `/abot`, which is not a page of this site. Did you mean `/about`?'],
    ],
    ['to itself', '/old', '/old', ['site/redirects.yaml:2:7  redirect/loop  `/old` leads in a circle: `/old` → `/old`.']],
    [
      'to a kind without entries',
      '/post/:slug',
      '/posts/:slug',
      ['site/redirects.yaml:2:7  redirect/unknown  `/post/:slug` leads to `/posts/:slug`, which is not a page of this site.'],
    ],
    [
      'to a parameter that it does not have',
      '/post',
      '/blog/:slug',
      ['site/redirects.yaml:2:7  redirect/parameter  `/post` leads to `/blog/:slug`, but has no `:slug` that would go there.'],
    ],
    ['from a page', '/about', '/services', ['site/redirects.yaml:1:9  page/collision  The address `/about` is already taken by a page.']],
    [
      'from an alias',
      '/case-study/first-case',
      '/services',
      ['site/redirects.yaml:1:9  page/collision  The address `/case-study/first-case` is already taken by a page.'],
    ],
    [
      'from every page of a kind',
      '/services/:slug',
      '/services',
      ['site/redirects.yaml:1:9  page/collision  The address `/services/:slug` is already taken by a page.'],
    ],
    [
      'from the file of the home page',
      '/index',
      '/services',
      ['site/redirects.yaml:1:9  page/collision  The address `/index` is already taken by a page.'],
    ],
  ] as const)('%s', async ([, from, to, problems], { site }) => {
    await site.write({ 'site/redirects.yaml': `- from: ${from}\n  to: ${to}\n  reason: A reason.\n` })
    const found = planPages(SITE, await site.graph()).problems
    const located = locateProblems(found, await readContent(site.root))
    expect(located.map((one) => `${placeOf(one)}  ${one.code}  ${one.message}`)).toEqual(problems)
  })

  siteTest('to a redirect, and twice from one address', async ({ site }) => {
    const reason = 'A reason.'
    await site.write({
      'site/redirects.yaml': [
        { from: '/a', to: '/b', reason },
        { from: '/b', to: '/about', reason },
        { from: '/b', to: '/services', reason },
      ],
    })
    expect(planPages(SITE, await site.graph()).problems.map(({ code, message }) => `${code}  ${message}`)).toEqual([
      'redirect/chain  `/a` leads to `/b`, which moves on to `/about`.',
      'page/collision  The address `/b` is already taken by another redirect.',
    ])
  })

  siteTest('over a file of the build', async ({ site }) => {
    const papers = Array.from({ length: 24 }, (_, n) => [
      `whitepapers/p${n}.mdx`,
      article(whitepaper({ title: `P${n}`, excerpt: `E${n}` })),
    ])
    await site.write(Object.fromEntries(papers))
    const problemsWith = async (from: string, to: string) => {
      await site.write({ 'site/redirects.yaml': [{ from, to, reason: 'A reason.' }] })
      return planPages(SITE, await site.graph()).problems.map(({ code, message }) => `${code}  ${message}`)
    }
    const message = 'page/collision  The address `/whitepapers/:slug` is already taken by the file `/whitepapers/index.json`.'
    expect(await problemsWith('/whitepapers/:slug', '/whitepapers')).toEqual([message])
    // Each old address has a rule of its own, and none of them matches the file.
    expect(await problemsWith('/whitepapers/:slug', '/whitepaper/:slug')).toEqual([])
  })

  siteTest('in a circle, which is reported once, and into one', async ({ site }) => {
    const rules = [
      ['/a', '/b'],
      ['/b', '/c'],
      ['/c', '/B'],
      ['/old/:slug', '/older/:slug'],
      ['/older/:slug', '/old/:slug'],
    ]
    await site.write({ 'site/redirects.yaml': rules.map(([from, to]) => ({ from, to, reason: 'A reason.' })) })
    expect(planPages(SITE, await site.graph()).problems.map(({ code, message }) => `${code}  ${message}`)).toEqual([
      'redirect/loop  `/a` leads in a circle: `/a` → `/b` → `/c` → `/B`.',
      'redirect/loop  `/b` leads in a circle: `/b` → `/c` → `/B`.',
      'redirect/loop  `/old/:slug` leads in a circle: `/old/:slug` → `/older/:slug` → `/old/:slug`.',
    ])
  })
})
