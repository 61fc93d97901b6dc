import { describe, expect, test } from 'vitest'
import { smallSite } from './graphs'
import { pagesOf } from './made'

describe('the head of a page', async () => {
  const pages = pagesOf(await smallSite())
  const linksOf = (html: string) =>
    [...html.matchAll(/<link rel="alternate" type="([^"]*)"(?: title="([^"]*)")? href="([^"]*)">/g)].map(([, type, title, href]) => ({
      type,
      title,
      href,
    }))
  const main = { type: 'application/atom+xml', title: 'Example', href: '/feed.xml' }

  test('names the feed of all insights', () => {
    expect(pages.filter((page) => !linksOf(page.html()).some(({ href }) => href === main.href)).map(({ address }) => address)).toEqual([])
  })

  test('names the feed of a list before it, there and at its entries, and a text as Markdown', () => {
    const linksAt = (address: string) => linksOf(pages.find((page) => page.address === address)?.html() ?? '')
    const blog = { type: main.type, title: 'Example: Blog page', href: '/blog/feed.xml' }
    expect(linksAt('/blog')).toEqual([blog, main])
    expect(linksAt('/careers')).toEqual([{ type: main.type, title: 'Example: Careers page', href: '/careers/feed.xml' }, main])
    expect(linksAt('/insights')).toEqual([main])
    expect(linksAt('/blog/first-post')).toEqual([{ type: 'text/markdown', title: undefined, href: '/blog/first-post.md' }, blog, main])
    expect(linksAt('/case-studies/first-case')).toEqual([
      { type: 'text/markdown', title: undefined, href: '/case-studies/first-case.md' },
      main,
    ])
  })

  test('leads to the feed in each format where the list asks to subscribe', () => {
    const html = pages.find(({ address }) => address === '/blog')?.html() ?? ''
    for (const href of ['/blog/feed.xml', '/blog/rss.xml', '/blog/feed.json']) expect(html).toContain(`<a class="link" href="${href}">`)
  })
})
