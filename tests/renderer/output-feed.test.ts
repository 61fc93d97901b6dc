import { describe, expect, test } from 'vitest'
import { INSIGHT_COLLECTIONS } from '../../src/site/graph/hub'
import { feed } from '../../src/site/outputs/feed'
import { subscribeWords } from '../../src/site/outputs/subscribe-words'
import { article, blogPost } from '../support/factories'
import { siteTest } from '../support/site-test'
import { ownContent, smallSite } from './graphs'
import { outputOf, pagesOf, textOf } from './made'

/** Texts of all elements with this name, in order. */
const textsOf = (xml: string, name: string) => [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'))].map(([, text]) => text ?? '')

/** Elements that are not closed in the right order; none in well-formed XML. */
function unbalanced(xml: string): readonly string[] {
  const open: string[] = []
  for (const [, end, name = '', , empty] of xml.matchAll(
    /<(\/?)([a-z]+)((?: [a-z:]+="[^"<&]*(?:&(?:amp|lt|gt|quot|#39);[^"<&]*)*")*)(\/?)>/g,
  )) {
    if (empty) continue
    if (!end) open.push(name)
    else if (open.pop() !== name) return [...open, name]
  }
  return open
}

describe('the feed', () => {
  siteTest('is Atom, with texts escaped', async ({ site }) => {
    const text = { title: 'R&D <in> "practice"', excerpt: "It's 1 < 2", date: '2024-05-01' }
    await site.write({ 'blog/first-post.mdx': article(blogPost({ ...text, tags: ['R&D'] })) })
    const xml = await textOf(feed, outputOf(await site.graph()))
    expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<feed xmlns="http:\/\/www\.w3\.org\/2005\/Atom" xml:lang="en">\n/)
    expect(unbalanced(xml)).toEqual([])
    expect(xml.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, '')).not.toContain('&')
    expect(xml).toContain('<title>R&amp;D &lt;in&gt; &quot;practice&quot;</title>')
    expect(xml).toContain('<summary>It&#39;s 1 &lt; 2</summary>')
    expect(xml).toContain('<category term="R&amp;D"/>')
  })

  test('has an entry of every article and case study, newest first', async () => {
    const graph = await ownContent()
    const xml = await textOf(feed, outputOf(graph))
    const [head = '', ...entries] = xml.split('<entry>')
    expect(entries).toHaveLength(INSIGHT_COLLECTIONS.reduce((sum, name) => sum + graph[name].size, 0))
    const days = entries.flatMap((entry) => textsOf(entry, 'updated'))
    expect(days).toHaveLength(entries.length)
    expect(days).toEqual(days.toSorted().toReversed())
    for (const day of days) expect(day).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/)
    expect(textsOf(head, 'updated')).toEqual([days[0]])
    for (const entry of entries)
      for (const name of ['id', 'title', 'updated', 'summary', 'name']) expect(textsOf(entry, name).filter(Boolean)).toHaveLength(1)
    expect(unbalanced(xml)).toEqual([])
  })

  test('leads to pages of the site, by their whole address', async () => {
    const graph = await smallSite()
    const xml = await textOf(feed, outputOf(graph))
    const addresses = new Set(pagesOf(graph).map(({ address }) => `https://site.example${address}`))
    const ids = textsOf(xml, 'id')
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(addresses).toContain(id)
    const links = [...xml.matchAll(/rel="alternate" type="text\/html" href="([^"]*)"/g)].map(([, href]) => href)
    expect(links).toEqual(['https://site.example/insights', ...ids.slice(1)])
    expect(xml).toContain('<link rel="self" type="application/atom+xml" href="https://site.example/feed.xml"/>')
  })

  test('is named in the head of every page', async () => {
    const link = '<link rel="alternate" type="application/atom+xml" title="Example" href="/feed.xml">'
    const silent = pagesOf(await smallSite()).filter((page) => !page.html().includes(link))
    expect(silent.map(({ address }) => address)).toEqual([])
  })

  siteTest('has another key when an entry changes, and no other', async ({ site }) => {
    const keyOf = async () => [...feed.emit(outputOf(await site.graph()))].map(({ key }) => key)
    const before = await keyOf()
    expect(await keyOf()).toEqual(before)
    await site.write({ 'blog/first-post.mdx': article(blogPost({ excerpt: 'Something else.' })) })
    expect(await keyOf()).not.toEqual(before)
  })
})

test('the words of the subscribe forms are a file, with the link to the feed', async () => {
  const words: unknown = JSON.parse(await textOf(subscribeWords, outputOf(await smallSite())))
  expect(words).toMatchObject({ sent: 'Sent to {email}.', reasons: { network: 'Network.' }, feed: { label: 'Feed', href: '/feed.xml' } })
})
