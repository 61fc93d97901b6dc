import { describe, expect } from 'vitest'
import { required } from '../../../src/engine/problems/problem'
import { parseNodes } from '../../../src/engine/schema/body'
import { article, blogPost, industry, person, region } from '../../support/factories'
import { type SiteWorkspace, siteTest } from '../../support/site-test'

/** All that pages get of a collection; nothing if its content has errors. */
const shown = async (site: SiteWorkspace, collection: 'people' | 'blog') =>
  (await site.problems()).length > 0 ? '' : JSON.stringify((await site.graph())[collection])

describe('a fact in data', () => {
  siteTest('becomes its value in every text', async ({ site }) => {
    await site.write({
      'people/made.yaml': person({ bio: '{fact:clients} clients in {fact:countries} countries.', expertise: ['{fact:years} years'] }),
      'blog/made.mdx': article(blogPost({ excerpt: 'For {fact:clients} clients.' })),
    })
    await site.replace('pages/about.yaml', 'lede: What the about page holds.', "lede: '{fact:people} people.'")
    const graph = await site.graph()
    expect(graph.people.get('made')).toMatchObject({ bio: '200+ clients in 12 countries.', expertise: ['20 years'] })
    expect(graph.blog.get('made')).toMatchObject({ excerpt: 'For 200+ clients.' })
    expect(graph.pages.about.lede).toBe('50 people.')
  })

  siteTest('gives industries and regions their numbers of clients', async ({ site }) => {
    await site.write({ 'industries/made.yaml': industry({ clientCount: 'people' }), 'regions/made.yaml': region({ clients: 'years' }) })
    const graph = await site.graph()
    expect(graph.industries.get('made')).toMatchObject({ clients: '50' })
    expect(graph.regions.get('made')).toMatchObject({ clientCount: '20' })
  })

  siteTest('that is not known has a place and a nearest name', async ({ site }) => {
    await site.write({ 'people/made.yaml': person({ bio: '{fact:client} and {fact: years} and {fact:}.' }) })
    expect(await site.problems()).toEqual([
      'people/made.yaml:3:7  fact/unknown  The fact `client` is not in site/facts.yaml. Did you mean `clients`?',
      'people/made.yaml:3:25  field/place  `bio` has the place `{fact: years}`, which nothing fills. Did you mean `{fact:years}`?',
      'people/made.yaml:3:43  fact/unknown  The fact `` is not in site/facts.yaml.',
    ])
  })

  siteTest('cannot contain another fact, which would not be filled in', async ({ site }) => {
    await site.replace('site/facts.yaml', "value: '50'", "value: '{fact:years}'")
    await site.write({ 'people/made.yaml': person({ bio: 'We are {fact:people}.' }) })
    expect(await shown(site, 'people')).not.toContain('{fact:')
  })

  siteTest('is not known, and found to be, while other facts have errors', async ({ site }) => {
    await site.replace('site/facts.yaml', "value: '50'", 'value: 50')
    await site.write({ 'people/made.yaml': person({ bio: '{fact:people} people, {fact:clint} clients.' }) })
    expect(await site.problems()).toEqual([
      'people/made.yaml:3:29  fact/unknown  The fact `clint` is not in site/facts.yaml.',
      'site/facts.yaml:5:10  field/type  `people.value` has to be a text, not `50`.',
    ])
  })

  siteTest('is not called unknown while another has no value', async ({ site }) => {
    await site.replace('site/facts.yaml', "value: '50'", 'value: []')
    await site.write({ 'people/made.yaml': person({ bio: '{fact:clint} clients.' }) })
    expect(await site.problems()).toEqual(['site/facts.yaml:5:10  field/type  `people.value` has to be a text, not a list.'])
  })

  siteTest('is found to be unknown in an article while the identity of the site has errors', async ({ site }) => {
    await site.replace('site/identity.yaml', 'locale: en-US', 'locale: english')
    await site.write({ 'blog/made.mdx': article(blogPost(), 'For <Fact name="client" /> clients.\n') })
    expect((await site.problems()).map((text) => text.split('  ')[1])).toEqual(['fact/unknown', 'field/format'])
  })
})

describe('a fact in the text of an article', () => {
  siteTest('becomes text, and figures', async ({ site }) => {
    const body = 'For <Fact name="clients" /> clients.\n\n<Stats facts="people, years" />\n'
    await site.write({ 'blog/made.mdx': article(blogPost(), body) })
    const made = required((await site.graph()).blog.get('made'), 'the article')
    expect(parseNodes(made.body.nodes)).toEqual([
      {
        type: 'element',
        tag: 'p',
        children: [
          { type: 'text', value: 'For ' },
          { type: 'text', value: '200+' },
          { type: 'text', value: ' clients.' },
        ],
      },
      { type: 'text', value: '\n' },
      {
        type: 'component',
        name: 'Stats',
        props: {
          items: [
            { value: '50', label: 'people' },
            { value: '20', label: 'years' },
          ],
        },
        children: [],
      },
    ])
  })

  siteTest('is in the words and in headings as its value', async ({ site }) => {
    const body = '## All <Fact name="clients" /> of them\n\nThey are <Fact name="clients" />.\n'
    await site.write({ 'blog/made.mdx': article(blogPost(), body) })
    const made = (await site.graph()).blog.get('made')?.body
    expect(made?.words).toBe(7)
    expect(made?.headings).toEqual([expect.objectContaining({ text: 'All 200+ of them' })])
  })

  siteTest('that is not known has a line and a column', async ({ site }) => {
    const body = 'For <Fact name="client" /> clients.\n\n<Stats facts="people, yers" />\n'
    await site.write({ 'blog/made.mdx': article(blogPost(), body) })
    expect(await site.problems()).toEqual([
      'blog/made.mdx:11:5  fact/unknown  The fact `client` is not in site/facts.yaml. Did you mean `clients`?',
      'blog/made.mdx:13:1  fact/unknown  The fact `yers` is not in site/facts.yaml. Did you mean `years`?',
    ])
  })

  siteTest('is not allowed in an attribute, where it would not be filled in', async ({ site }) => {
    await site.write({ 'blog/made.mdx': article(blogPost(), '<Callout title="{fact:clients}">\n\nText.\n\n</Callout>\n') })
    expect(await shown(site, 'blog')).not.toContain('{fact:')
  })

  siteTest('does not drop words between its tags', async ({ site }) => {
    await site.write({ 'blog/made.mdx': article(blogPost(), 'For <Fact name="clients">these</Fact> clients.\n') })
    expect(await site.problems()).toEqual([expect.stringMatching(/^blog\/made\.mdx:11:5 {2}mdx\//)])
  })
})
