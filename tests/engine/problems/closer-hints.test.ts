import { describe, expect, test } from 'vitest'
import { parseBody } from '../../../src/engine/content/mdx/mdx'
import { article, blogPost, job, office, person } from '../../support/factories'
import { SITE } from '../../support/site'
import { siteTest } from '../../support/site-test'

/** The last line of the only problem: its hint. */
const hintIn = (printed: string) => /\n {2}([^\n]+)\n\n1 error in 1 file\.$/.exec(printed)?.[1] ?? printed

describe('the hint fits the cause: of a component', () => {
  test.for([
    ['without a text', '<Quote by="Me">\n\n</Quote>\n', 'mdx/content', /write Markdown between them/],
    ['with a text that it does not take', '<Stats facts="clients">\n\nA\n\n</Stats>\n', 'mdx/attribute', /^End the tag in `\/>`/],
    ['in a sentence', 'A <Callout>b</Callout> c.\n', 'mdx/attribute', /line of its own/],
    ['with an attribute without quotes', '<Callout tone=bad>\n\na\n\n</Callout>\n', 'mdx/syntax', /`name="value"`/],
    ['with curly quotes', '<Callout tone=“bad”>\n\na\n\n</Callout>\n', 'mdx/syntax', /`name="value"`/],
    ['with a comma', '<Callout tone="bad", title="a">\n\na\n\n</Callout>\n', 'mdx/syntax', /`name="value"`/],
    ['that is a fact', 'We have {fact:offices} offices.\n', 'mdx/syntax', /`\{fact:key\}` is for YAML/],
    ['that is not closed', '<Callout>\n\na\n', 'mdx/syntax', /^A component ends in/],
  ] as const)('%s', ([, text, code, hint]) => {
    const { problems } = parseBody('blog/made.mdx', text, SITE.model.components)
    expect(problems.map((item) => item.code)).toEqual([code])
    expect(problems[0]?.hint).toMatch(hint)
  })
})

describe('the hint fits the cause: of a field', () => {
  const DATES = /`2024-11-21`/
  const ADDRESSES = /`https:\/\/www\.example\.com`/

  siteTest.for([
    ['a day', { 'blog/made.mdx': article(blogPost({ date: '21.11.2024' })) }, DATES],
    ['an address', { 'people/made.yaml': person({ linkedin: 'nowhere' }) }, ADDRESSES],
    ['a redirect', { 'site/redirects.yaml': '- from: /old\n  to: nowhere\n  reason: It moved.\n' }, /no name of a site before it/],
    ['a picture', { 'people/made.yaml': person({ image: { src: 'ok pic.jpg', alt: 'A person.' } }) }, /rename the file/],
  ] as const)('%s', async ([, files, expected], { site }) => {
    await site.write(files)
    expect(hintIn(await site.printed())).toMatch(expected)
  })

  siteTest('nothing of days and addresses where it is neither', async ({ site }) => {
    await site.write({ 'offices/made.yaml': office({ zone: 'Berlin', email: 'nobody', phone: '555', region: 'No Slug' }) })
    const printed = await site.printed()
    expect(printed).toMatch(/field\/format/)
    expect(printed).not.toMatch(DATES)
    expect(printed).not.toMatch(ADDRESSES)
  })

  siteTest('a choice names the list that has the choices', async ({ site }) => {
    await site.write({ 'careers/made.yaml': job({ location: 'Oslo' }) })
    expect(hintIn(await site.printed())).toMatch(/`locations` in content\/pages\/careers\.yaml/)
  })
})
