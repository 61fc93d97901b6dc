import { describe, expect } from 'vitest'
import { notFoundSections } from '../../pages/not-found/sections'
import { emitAll } from '../../renderer/emit'
import { redirects } from '../../renderer/outputs/redirect-files'
import type { Redirect } from '../../src/engine/routes/redirects'
import { article, whitepaper } from '../support/factories'
import { type SiteWorkspace, siteTest } from '../support/site-test'
import { filesOf, outputOf, sitePage } from './made'

const pages = [
  ...['/about', '/blog/first', '/blog/second'].map((address) => sitePage({ address })),
  ...notFoundSections.map(({ section }) => sitePage({ address: `${section}/404`, head: { noindex: true } })),
]

/** The output for a site with redirects. */
async function outputWith(site: SiteWorkspace, rules: readonly Redirect[]) {
  await site.write({ 'site/redirects.yaml': rules.map((rule) => ({ ...rule, reason: 'A reason.' })) })
  return outputOf(await site.graph(), { pages })
}

describe('redirects', () => {
  siteTest('are rules for hosts, then the not-found view of each section', async ({ site }) => {
    const files = await filesOf(redirects, await outputWith(site, [{ from: '/old/:slug', to: '/blog/:slug' }]))
    expect(files.get('_redirects')).toBe(
      [
        '/old/:slug /blog/:slug 301',
        ...notFoundSections.map(({ section }) => `${section}/* ${section}/404.html 404`),
        '/* /404.html 404',
        '',
      ].join('\n'),
    )
  })

  siteTest('are a page for each old address', async ({ site }) => {
    const files = await filesOf(redirects, await outputWith(site, [{ from: '/old', to: '/about' }]))
    expect(files.get('old.html')).toMatchInlineSnapshot(`
      "<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none';script-src 'self' 'sha256-n7wD9blWhjA6nHHH3qK36WokcVi6VyJm4cdUfr+szVE=';style-src 'self';img-src 'self';font-src 'self';connect-src 'self';manifest-src 'self';form-action 'self';base-uri 'none';require-trusted-types-for 'script';trusted-types islands"><title>Example</title><meta name="robots" content="noindex"><link rel="canonical" href="https://site.example/about"><meta http-equiv="refresh" content="0; url=/about"></head><body><a href="/about">https://site.example/about</a></body></html>
      "
    `)
  })

  siteTest.for([
    ['of one page', [{ from: '/old', to: '/about' }], ['old.html']],
    [
      'of every entry of a kind, not of its not-found view',
      [{ from: '/old/:slug', to: '/blog/:slug' }],
      ['old/first.html', 'old/second.html'],
    ],
    ['of addresses that nobody knows: rules only', [{ from: '/old/:slug', to: '/about' }], []],
    [
      'of one entry, and then of its kind',
      [
        { from: '/old/first', to: '/about' },
        { from: '/old/:slug', to: '/blog/:slug' },
      ],
      ['old/first.html', 'old/second.html'],
    ],
  ] as const)('%s', async ([, rules, paths], { site }) => {
    const output = await outputWith(site, rules)
    const made = [...emitAll(output, [redirects])].map(({ path }) => path)
    expect(made.toSorted()).toEqual(['_redirects', ...paths])
  })

  siteTest('are rules for one address each where a pattern would hide a file of the build', async ({ site }) => {
    const papers = Array.from({ length: 24 }, (_, n) => [
      `whitepapers/p${n}.mdx`,
      article(whitepaper({ title: `P${n}`, excerpt: `E${n}` })),
    ])
    await site.write(Object.fromEntries(papers))
    const output = await outputWith(site, [
      { from: '/whitepapers/:slug', to: '/blog/:slug' },
      { from: '/old/:slug', to: '/blog/:slug' },
    ])
    const files = await filesOf(redirects, output)
    expect(String(files.get('_redirects')).match(/^.*(?= 301$)/gm)).toEqual([
      '/whitepapers/first /blog/first',
      '/whitepapers/second /blog/second',
      '/old/:slug /blog/:slug',
    ])
    expect([...files.keys()]).toContain('whitepapers/first.html')
  })

  siteTest('lead to aliases, too', async ({ site }) => {
    const output = await outputWith(site, [{ from: '/story', to: '/story-one' }])
    const aliased = sitePage({ address: '/stories/one', aliases: ['/story-one'] })
    expect([...(await filesOf(redirects, { ...output, pages: [aliased] })).keys()]).toContain('story.html')
  })

  siteTest('of a pattern without known addresses and one of its addresses the first holds', async ({ site }) => {
    const rules = [
      { from: '/old/:slug', to: '/about' },
      { from: '/old/first', to: '/blog/first' },
    ]
    const files = await filesOf(redirects, await outputWith(site, rules))
    expect(files.get('old/first.html')).toContain('url=/about"')
  })

  siteTest('of two rules for one address the first holds', async ({ site }) => {
    const rules = [
      { from: '/old/first', to: '/about' },
      { from: '/old/:slug', to: '/blog/:slug' },
    ]
    const files = await filesOf(redirects, await outputWith(site, rules))
    expect(files.get('old/first.html')).toContain('url=/about"')
    expect(files.get('old/second.html')).toContain('url=/blog/second"')
  })
})
