import { describe, expect, vi } from 'vitest'
import { createDevelopmentSite } from '../../../renderer/development'
import { createExplorer } from '../../../renderer/explorer/document'
import type { Measured, Measures } from '../../../renderer/explorer/measure'
import { escapeHtml } from '../../../src/engine/lib/html'
import { article, blogPost } from '../../support/factories'
import { SITE } from '../../support/site'
import { type SiteWorkspace, siteTest } from '../../support/site-test'
import { htmlRules } from '../html-rules'
import { developmentContent } from './explored'

/** The explorer of a folder, with a function that requests it with a query. Its pages are measured already. */
async function explorerOf(site: SiteWorkspace, shownFolder?: string) {
  const { graph, ...content } = await developmentContent(site)
  const pages = graph ? (await createDevelopmentSite(SITE, graph).measure(new Map())).pages : []
  const explorer = createExplorer({
    ...content,
    shownFolder,
    site: graph ? { graph, isCurrent: true, measure: async () => pages } : undefined,
    changed: () => undefined,
  })
  return { ...explorer, ask: (query: string) => explorer.html(new URLSearchParams(query)) }
}

const VIEWS = ['', 'view=problems', 'view=facts', 'view=pages', 'view=changes', 'file=blog/first-post.mdx', 'file=nothing']
const rowsOf = (html: string) => [...html.matchAll(/<th scope="row"><a href="[^"]*" data-file="([^"]*)"/g)].map(([, file]) => file)
const wordsOf = (html: string) => html.replace(/<style>.*?<\/style>/s, '').replace(/<[^>]*>/g, '')

describe('the page of the explorer', () => {
  siteTest('shows files and problems where a page cannot be rendered', async ({ site }) => {
    const { graph, ...content } = await developmentContent(site)
    const changed = vi.fn()
    const { html } = createExplorer({
      ...content,
      shownFolder: undefined,
      site: graph ? { graph, isCurrent: true, measure: () => Promise.reject(new Error('A page is broken.')) } : undefined,
      changed,
    })
    const shown = await html(new URLSearchParams())
    expect(rowsOf(shown)).toContain('blog/first-post.mdx')
    expect(shown).toContain('A page could not be rendered')
    expect(shown).not.toContain('data-measuring')
    expect(changed).toHaveBeenCalledOnce()
  })

  siteTest('keeps the rules of HTML in every view, with and without problems', async ({ site }) => {
    for (const isBroken of [false, true]) {
      if (isBroken) await site.replace('blog/first-post.mdx', 'category: Ideas', 'category: 7')
      const { ask } = await explorerOf(site)
      for (const view of VIEWS) {
        const html = await ask(view)
        for (const [name, rule] of Object.entries(htmlRules)) expect({ view, name, found: rule(html) }).toEqual({ view, name, found: [] })
      }
    }
  })

  siteTest('says how many things it found in a part that stays when another list takes its place', async ({ site }) => {
    const { ask } = await explorerOf(site)
    const found = async (query: string) => /<p class="found" role="status" data-live="found">([^<]*)<\/p>/.exec(await ask(query))?.[1]
    expect(await found('q=first-post')).toMatch(/^1 of \d+ files$/)
    expect(await found('view=facts&q=nothing-like-it')).toMatch(/^0 of \d+ facts$/)
    expect(await found('view=pages')).toMatch(/^\d+ pages$/)
    expect(await found('view=problems')).toMatch(/^\d+ problems?$/)
  })

  siteTest('lists the files that are asked for', async ({ site }) => {
    await site.write({
      'blog/later.mdx': article({ ...blogPost(), title: 'Slow & steady', tags: ['Rest'], publishAt: '2025-03-01' }),
      'blog/wrong.mdx': article({ ...blogPost(), author: 'nobody' }),
    })
    const { ask } = await explorerOf(site)
    const asked = async (query: string) => rowsOf(await ask(query))
    expect(await asked('in=blog')).toEqual(['blog/first-post.mdx', 'blog/later.mdx', 'blog/wrong.mdx'])
    expect(await asked('q=STEADY+slow')).toEqual(['blog/later.mdx'])
    expect(await asked('q=rest&in=blog')).toEqual(['blog/later.mdx'])
    expect(await asked('state=scheduled')).toEqual(['blog/later.mdx'])
    expect(await asked('state=wrong')).toEqual(['blog/wrong.mdx'])
    expect(await asked('only=problems')).toEqual(['blog/wrong.mdx'])
    expect(await asked('q=nothing+like+that')).toEqual([])
    expect(await ask('q=nothing+like+that')).toContain('No file matches.')
  })

  siteTest('has a way out of a file that is not there, or no longer', async ({ site }) => {
    const { ask } = await explorerOf(site)
    for (const file of ['nothing', 'blog/first-post.mdx'])
      expect(await ask(`q=post&file=${file}`)).toContain('<a class="close" href="/__content?q=post" data-file="">Close</a>')
  })

  siteTest('does not call a calendar empty that is filtered', async ({ site }) => {
    await site.write({ 'blog/later.mdx': article({ ...blogPost(), title: 'Later', publishAt: '2025-03-01' }) })
    const { ask } = await explorerOf(site)
    const said = async (query: string) => [...(await ask(query)).matchAll(/<p class="nothing">([^<]*)</g)].map(([, text]) => text)
    expect(await said('view=changes')).toEqual([])
    expect(await said('view=changes&q=later')).toEqual([])
    expect(await said('view=changes&q=nobody')).toEqual([
      'No change matches. Search for fewer words.',
      'No entry matches. Search for fewer words.',
    ])
  })

  siteTest('says what is wrong in the words of the terminal, everywhere', async ({ site }) => {
    await site.replace('blog/first-post.mdx', 'author: first-person', 'author: frist-person')
    const { ask } = await explorerOf(site)
    const printed = (await site.printed()).split('\n\n')[0] ?? ''
    expect(printed).toContain('Did you mean `first-person`?')
    for (const view of ['view=problems', 'file=blog/first-post.mdx'])
      expect(wordsOf(await ask(view))).toContain(escapeHtml(printed).replaceAll('&#39;', '&#x27;'))
    expect(await ask('')).toContain('1 error')
    const { ask: askElsewhere } = await explorerOf(site, 'content')
    expect(wordsOf(await askElsewhere('view=problems'))).toContain('content/blog/first-post.mdx:4:9  ref/unknown  ')
  })

  siteTest('shows content as text, whatever it holds', async ({ site }) => {
    await site.write({ 'blog/made.mdx': article({ ...blogPost(), title: '<script>alert(1)</script>', tags: ['"><b>'] }) })
    const { ask } = await explorerOf(site)
    for (const view of [
      '',
      'view=pages',
      'file=blog/made.mdx',
      `q=${encodeURIComponent('"><script>alert(1)</script>')}`,
      'file=%22><script>alert(1)',
    ]) {
      const html = await ask(view)
      expect(html).not.toContain('<script>alert')
      expect(html).not.toContain('"><b>')
    }
  })

  siteTest('leads to the form of each file that has one', async ({ site }) => {
    await site.write({ 'blog/notes.txt': 'No entry.' })
    const { ask } = await explorerOf(site)
    const formOf = async (file: string) => /<a href="([^"]*)">Edit in the browser</.exec(await ask(`file=${file}`))?.[1]
    expect(await formOf('blog/first-post.mdx')).toBe('/admin#/collections/blog/entries/first-post')
    expect(await formOf('pages/case-studies.yaml')).toBe('/admin#/collections/pages/entries/case-studies')
    expect(await formOf('blog/notes.txt')).toBeUndefined()
  })

  siteTest('opens files of the content only', async ({ site }) => {
    const { has } = await explorerOf(site)
    expect(['blog/first-post.mdx', '../package.json', '/etc/passwd', 'blog/../blog/first-post.mdx', ''].map(has)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ])
  })

  siteTest('has a page with all problems for the time before there is a site', async ({ site }) => {
    await site.replace('blog/first-post.mdx', 'author: first-person', 'author: frist-person')
    await site.replace('blog/first-post.mdx', 'category: Ideas', 'category: <b>')
    const { waiting, ask } = await explorerOf(site)
    const html = waiting()
    for (const [name, rule] of Object.entries(htmlRules)) expect({ name, found: rule(html) }).toEqual({ name, found: [] })
    expect(html).toContain('<a href="/__content">')
    expect(wordsOf(html)).toContain('2 errors')
    const listIn = (page: string) => /<section class="of-file">.*<\/section>/s.exec(page)?.[0].replace(/<\/section><\/div>.*/s, '')
    expect(listIn(html)).toBe(listIn(await ask('view=problems')))
  })

  siteTest('comes before its pages are measured, and says when they are', async ({ site }) => {
    const { graph, ...content } = await developmentContent(site)
    if (!graph) throw new Error('the small site has a graph')
    const { pages } = await createDevelopmentSite(SITE, graph).measure(new Map())
    let open = () => {}
    const gate = new Promise<void>((resolve) => (open = resolve))
    let change = () => {}
    const changed = new Promise<void>((resolve) => (change = resolve))
    const measure = async () => {
      await gate
      return pages
    }
    const explorer = createExplorer({ ...content, site: { graph, isCurrent: true, measure }, changed: change })
    expect(await explorer.html(new URLSearchParams('view=pages'))).toContain('The pages are being measured.')
    expect(await explorer.html(new URLSearchParams('file=blog/first-post.mdx'))).toContain(
      '<a href="/blog/first-post">Show on the site</a>',
    )
    open()
    await changed
    expect(await explorer.html(new URLSearchParams('view=pages'))).toContain('/blog/first-post')
  })
})

siteTest('the explorer shows the pages that are measured so far', async ({ site }) => {
  const { graph, ...content } = await developmentContent(site)
  if (!graph) throw new Error('the small site has a graph')
  const [first] = (await createDevelopmentSite(SITE, graph).measure(new Map())).pages
  if (!first) throw new Error('the small site has pages')
  const numbered = Array.from({ length: 150 }, (_, n) => ({ ...first, page: { ...first.page, address: `/page-${n}` } }))
  let end = () => {}
  const gate = new Promise<void>((resolve) => (end = resolve))
  const told: (() => void)[] = []
  let changes = 0
  const explorer = createExplorer({
    ...content,
    site: {
      graph,
      isCurrent: true,
      async measure(found) {
        for (let n = 0; n < 100; n++) found(numbered.slice(0, n))
        await gate
        return numbered
      },
    },
    changed() {
      changes++
      for (const tell of told) tell()
    },
  })
  const ask = () => explorer.html(new URLSearchParams('view=pages'))
  const early = await ask()
  expect({ changes, rows: early.match(/<a href="\/page-/g)?.length }).toEqual({ changes: 1, rows: 64 })
  expect(early).toContain('Further pages are being measured.')
  const ended = new Promise<void>((resolve) => told.push(resolve))
  end()
  await ended
  const late = await ask()
  expect({ changes, rows: late.match(/<a href="\/page-/g)?.length }).toEqual({ changes: 2, rows: 150 })
  expect(late).not.toContain('being measured')
})

siteTest('measuring ends when it is told so, and keeps what it has measured', async ({ site }) => {
  const development = createDevelopmentSite(SITE, await site.graph())
  const partly = await development.measure(new Map(), async (measured) => measured.length < 3)
  expect(partly.pages.length).toBe(3)
  expect(partly.measures.size).toBe(3)
  const asked: number[] = []
  const whole = await development.measure(partly.measures, async (measured) => asked.push(measured.length) > 0)
  expect(whole.pages.slice(0, 3)).toEqual(partly.pages)
})

siteTest('pages are measured once for one key', async ({ site }) => {
  const measure = async (before: Measures) => createDevelopmentSite(SITE, await site.graph()).measure(before)
  const first = await measure(new Map())
  const again = await measure(first.measures)
  expect(again.pages.map(({ milliseconds }) => milliseconds)).toEqual(first.pages.map(({ milliseconds }) => milliseconds))
  await site.replace('blog/first-post.mdx', 'A short text.', 'Another text, and more of it.')
  const changed = await measure(first.measures)
  const bytesIn = ({ pages }: Measured) => pages.find(({ page }) => page.address === '/blog/first-post')?.bytes
  expect(bytesIn(changed)).toBeGreaterThan(bytesIn(first) ?? Number.POSITIVE_INFINITY)
  expect(changed.measures.size).toBe(changed.pages.length)
  expect(first.measures.size).toBe(first.pages.length)
})
