import { describe, expect } from 'vitest'
import { article, blogPost, event, office, technologyCategory } from '../../support/factories'
import { siteTest } from '../../support/site-test'

describe('featured entries', () => {
  siteTest('are limited to one per list; further ones are reported', async ({ site }) => {
    await site.write({
      'blog/made.mdx': article(blogPost({ featured: true })),
      'blog/other.mdx': article(blogPost({ featured: true })),
      'events/made.yaml': event({ featured: true }),
    })
    expect(await site.problems()).toEqual([
      expect.stringMatching(
        /^blog\/other\.mdx:\d+:11 {2}entry\/featured {2}Another entry of this collection, `made`, is featured already\.$/,
      ),
    ])
  })

  siteTest('may replace each other over time', async ({ site }) => {
    await site.write({
      'blog/made.mdx': article(blogPost({ featured: true, expireAt: '2025-01-01' })),
      'blog/other.mdx': article(blogPost({ featured: true, publishAt: '2025-01-01' })),
      'blog/draft.mdx': article(blogPost({ featured: true, draft: true })),
    })
    expect(await site.problems()).toEqual([])
  })
})

describe('a fact that counts', () => {
  siteTest('says how many entries are published', async ({ site }) => {
    await site.replace('site/facts.yaml', "value: '1'\n  label: offices", "value: '1'\n  label: offices\n  counts: offices")
    expect(await site.problems()).toEqual([])
    await site.write({ 'offices/made.yaml': office(), 'offices/later.yaml': office({ publishAt: '2025-01-01' }) })
    expect(await site.problems()).toEqual([
      expect.stringMatching(/^site\/facts\.yaml:\d+:10 {2}fact\/count {2}The fact `offices` says 1, but there are 2 in `offices`\.$/),
    ])
    await site.write({ 'offices/made.yaml': 'region: 7\n' })
    expect((await site.problems()).filter((one) => one.includes('fact/count'))).toEqual([])
  })

  siteTest('may count the items of a list in all entries', async ({ site }) => {
    await site.replace(
      'site/facts.yaml',
      "value: '1'\n  label: offices",
      "value: '1'\n  label: offices\n  counts: technologies.technologies",
    )
    await site.write({ 'technologies/made.yaml': technologyCategory() })
    expect(await site.problems()).toEqual([expect.stringMatching(/says 1, but there are (?:16|24) in `technologies\.technologies`/)])
  })
})

describe('the word of a fact', () => {
  siteTest.for([
    ['1', 'One', false, []],
    ['1', '1', true, []],
    ['1', 'only one', false, []],
    ['1', 'only one', true, ['says 1 in figures, and `only one` in words; 1 is `one`.']],
    ['20', 'nine', false, ['says 20 in figures, and `nine` in words; 20 is `twenty`.']],
    ['20+', 'nine', false, []],
    ['21', 'twenty', false, []],
    ['650+', '560', false, ['says 650\\+ in figures, and `560` in words; 650\\+ is `650`.']],
    ['$250M+', '$350 million', false, ['; \\$250M\\+ is `250`.']],
    ['$250M+', '$250 million', false, []],
    ['1,200', 'some 1200', false, []],
    ['1.9 s', '1.8 seconds', false, ['; 1.9 s is `1.9`.']],
  ] as const)('is that of its value: %s, %s, counted: %s', async ([value, word, isCounted, said], { site }) => {
    await site.replace(
      'site/facts.yaml',
      "value: '1'\n  label: offices",
      `value: '${value}'\n  word: '${word}'\n  label: offices${isCounted ? '\n  counts: offices' : ''}`,
    )
    expect(await site.problems()).toEqual(
      said.map((words) => expect.stringMatching(new RegExp(`^site/facts\\.yaml:\\d+:9 {2}fact/word .*${words}$`))),
    )
  })

  siteTest('is not read in another language than English', async ({ site }) => {
    await site.replace('site/identity.yaml', 'locale: en-US', 'locale: de-DE')
    await site.replace('site/facts.yaml', "value: '1'\n", "value: '1'\n  word: zwei\n  counts: offices\n")
    expect(await site.problems()).toEqual([])
  })
})

describe('query parameters in links', () => {
  siteTest.for([
    ['/contact', []],
    ['/contact?service=Cloud', []],
    ['/about?topic=nothing-like-it', ['link/query  `topic` means nothing to the page `/about`.']],
    ['/contact?topik=press', ['link/query  `topik` means nothing to the page `/contact`. Did you mean `topic`?']],
    ['/blog?category=Practice&q=port', []],
    [
      '/blog?category=practice',
      ['link/category  The list `/blog` has no category `practice`; it has `Ideas`, `Practice`. Did you mean `Practice`?'],
    ],
    ['/insights?saved', []],
    ['/regions?region=anywhere', []],
    ['/blog/nothing?a=b', []],
    ['https://site.example/about', ['link/absolute  The link `https://site.example/about` leads to this site; write `/about`.']],
    [
      'https://site.example?saved#top',
      ['link/absolute  The link `https://site.example?saved#top` leads to this site; write `/?saved#top`.'],
    ],
    ['https://site.example.org/about', []],
    ['/contact?service=Cloud&topic=nothing-like-it#form', ['link/topic  The topic `nothing-like-it` is not in site/contact.yaml.']],
  ] as const)('%s', async ([href, expected], { site }) => {
    await site.write({ 'blog/made.mdx': article(blogPost(), `A [link](${href}).\n`) })
    expect((await site.problems()).map((one) => one.replace(/^\S+ {2}/, ''))).toEqual(expected)
  })
})

siteTest('are checked for the page itself, even if a redirect has the same address', async ({ site }) => {
  await site.write({ 'site/redirects.yaml': [{ from: '/about', to: '/contact', reason: 'It moved.' }] })
  expect(await site.problems()).toEqual([])
})

siteTest('are checked for the pages of a collection themselves, even if a redirect has their pattern', async ({ site }) => {
  await site.write({
    'site/redirects.yaml': [{ from: '/blog/:post', to: '/newsroom/:post', reason: 'It moved.' }],
    'blog/linking.mdx': article(blogPost({ title: 'Linking' }), 'See [the port](/blog/moving-a-port).\n'),
  })
  expect(await site.problems()).toEqual([])
})
