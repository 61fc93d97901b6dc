import { describe, expect } from 'vitest'
import { article, blogPost, person } from '../../support/factories'
import { siteTest, TODAY } from '../../support/site-test'

const waiver = (code: string, until = '2025-01-01') => ({ code, reason: 'It is right here.', until })
const SHORT =
  'blog/made.mdx:3:10  editorial/description-length  Search results show `excerpt`, which has 6 characters; it should have 50 to 160.'
const post = (waive?: readonly object[], more: object = {}) =>
  article({ ...blogPost({ excerpt: 'Short.', ...more }), ...(waive && { waive }) })

describe('a waiver', () => {
  siteTest('hides the warnings of its code in its file, and says which', async ({ site }) => {
    await site.write({ 'blog/made.mdx': post([waiver('editorial/description-length')]), 'blog/other.mdx': post() })
    expect(await site.problems()).toEqual([])
    expect(await site.style()).toEqual([SHORT.replace('made', 'other')])
    expect(await site.waived()).toEqual([SHORT])
  })

  siteTest('hides no warning of another code', async ({ site }) => {
    await site.write({
      'blog/made.mdx': post([waiver('editorial/description-length')], { title: 'A title of more than fifty characters is too long here' }),
    })
    expect(await site.style()).toEqual([expect.stringContaining('editorial/title-length')])
  })

  siteTest('ends on its day: then the warning is shown again and says so', async ({ site }) => {
    await site.write({ 'blog/made.mdx': post([waiver('editorial/description-length', '2025-01-01')]) })
    expect(await site.style('2024-12-31')).toEqual([])
    expect(await site.style('2025-01-01')).toEqual([`${SHORT} Its waiver ended on 2025-01-01.`])
    expect(await site.waived('2025-01-01')).toEqual([])
    expect(await site.problems()).toEqual([])
  })

  siteTest('is valid until the last day of those for its code', async ({ site }) => {
    const code = 'editorial/description-length'
    await site.write({ 'blog/made.mdx': post([waiver(code, '2024-01-01'), waiver(code, '2025-01-01')]) })
    expect(await site.style(TODAY)).toEqual([])
  })

  siteTest('may stand in a single file', async ({ site }) => {
    await site.replace('pages/about.yaml', 'Description of the about page, in one sentence of a fitting length.', 'Short.')
    expect(await site.style()).toHaveLength(1)
    await site.replace(
      'pages/about.yaml',
      'seo:\n',
      'waive: [{ code: editorial/description-length, reason: So., until: 2025-01-01 }]\nseo:\n',
    )
    expect(await site.style()).toEqual([])
  })

  siteTest('also hides warnings other than those of style', async ({ site }) => {
    await site.write({
      'people/made.yaml': person({ expireAt: '2025-01-01' }),
      'blog/made.mdx': article(blogPost({ author: 'made', waive: [waiver('time/gap')] })),
    })
    expect(await site.problems()).toEqual([])
    expect(await site.waived()).toEqual([expect.stringContaining('time/gap')])
  })
})

describe('an invalid waiver', () => {
  siteTest('has an unknown code: the nearest one is suggested', async ({ site }) => {
    await site.write({ 'blog/made.mdx': post([waiver('editorial/descripton-length'), waiver('fact/unknown'), waiver('waive/unused')]) })
    expect((await site.problems()).map((line) => line.replace(/^blog\/made\.mdx:(\d+:\d+)/, '$1'))).toEqual([
      '10:11  waive/unknown  No warning has the code `editorial/descripton-length`. Did you mean `editorial/description-length`?',
      '13:11  waive/unknown  No warning has the code `fact/unknown`.',
      '16:11  waive/unknown  No warning has the code `waive/unused`.',
    ])
    expect(await site.style()).toEqual([SHORT])
  })

  siteTest('has no warning to hide any more', async ({ site }) => {
    await site.write({ 'people/made.yaml': person({ waive: [waiver('editorial/doubled-word', '2020-01-01')] }) })
    expect(await site.problems()).toEqual([
      'people/made.yaml:5:11  waive/unused  This file no longer has a warning `editorial/doubled-word` to waive.',
    ])
  })

  siteTest('is not reported while errors may hide the warning', async ({ site }) => {
    const waive = [waiver('editorial/doubled-word')]
    await site.write({
      'people/made.yaml': { ...person({ waive }), name: 7 },
      'people/other.yaml': person({ waive, bio: '{fact:nothing}' }),
    })
    expect((await site.problems()).map((line) => line.split('  ')[1])).toEqual(['field/type', 'fact/unknown'])
  })
})

siteTest('warnings show together with the errors of the same and of other files', async ({ site }) => {
  await site.write({
    'blog/made.mdx': post(undefined, { author: 'nobody' }),
    'people/made.yaml': { ...person({ bio: 'The the end.' }), name: 7 },
  })
  expect(await site.problems()).toHaveLength(2)
  expect(await site.style()).toEqual([SHORT, 'people/made.yaml:3:6  editorial/doubled-word  `The` is written twice in a row.'])
})
