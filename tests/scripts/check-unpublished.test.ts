import { describe, expect } from 'vitest'
import { checkContent } from '../../scripts/check/content'
import { foldersOf } from '../../scripts/command'
import { locateProblems } from '../../src/engine/content/link/locate'
import { placeOf } from '../../src/engine/problems/format'
import { CODE } from '../support/code'
import { ROOT } from '../support/run-command'
import { PROJECT, SITE } from '../support/site'
import { type SiteWorkspace, siteTest, TODAY } from '../support/site-test'

/** Errors that `npm run check` reports, without warnings of style. */
async function found(site: SiteWorkspace): Promise<string[]> {
  const folders = foldersOf(ROOT, { content: site.root })
  const { problems, raw } = await checkContent({
    site: SITE,
    folders,
    bundle: PROJECT.bundle,
    clock: { asOf: TODAY, today: TODAY },
    code: CODE,
  })
  return locateProblems(problems, raw)
    .filter(({ severity }) => severity === 'error')
    .map((item) => `${placeOf(item)}  ${item.code}  ${item.message}`)
}

const STATES = [
  ['a draft', 'draft: true'],
  ['a scheduled entry', `publishAt: 2999-01-01`],
  ['an expired entry', 'expireAt: 2024-01-01'],
] as const

/** A post that nothing refers to, in a state. */
const post = (state: string, text = 'A text.', title = 'Second post') =>
  `---\ntitle: ${title}\nexcerpt: What the second post says, in one sentence of a fitting length.\nauthor: first-person\ndate: 2024-05-01\ncategory: Ideas\ntags:\n  - Speed\n${state}\n---\n\n## Second heading\n\n${text}\n`

describe('links of unpublished entries', () => {
  siteTest.for(STATES)('are proved in %s', async ([, state], { site }) => {
    const text = '[A](/nowhere), [b](/blog/first-post#nowhere), [c](#nowhere), [d](#second-heading) and [e](/blog/first-post).'
    await site.write({ 'blog/second-post.mdx': post(state, text) })
    expect(await found(site)).toEqual([
      expect.stringMatching(/^blog\/second-post\.mdx:14:1 {2}link\/unknown /),
      expect.stringMatching(/^blog\/second-post\.mdx:14:16 {2}link\/anchor /),
      expect.stringMatching(/^blog\/second-post\.mdx:14:47 {2}link\/anchor /),
    ])
  })

  siteTest('may lead to each other', async ({ site }) => {
    await site.write({
      'blog/second-post.mdx': post('draft: true', '[There](/blog/third-post#second-heading).'),
      'blog/third-post.mdx': post('draft: true', '[Back](/blog/second-post).', 'Third post').replace('the second post', 'the third post'),
    })
    expect(await found(site)).toEqual([])
  })
})

describe('titles and addresses of unpublished entries', () => {
  siteTest.for(STATES.slice(0, 2))('is met today where it is %s: it is the one to blame', async ([, state], { site }) => {
    await site.write({ 'blog/second-post.mdx': post(state, 'A text.', 'First post') })
    expect(await found(site)).toEqual([expect.stringMatching(/^blog\/second-post\.mdx:2:\d+ {2}page\/title .*blog\/first-post\.mdx/)])
  })

  siteTest('conflict with redirects from the same address', async ({ site }) => {
    await site.write({
      'blog/second-post.mdx': post('publishAt: 2999-01-01'),
      'site/redirects.yaml': [{ from: '/blog/second-post', to: '/blog', reason: 'Until it is there.' }],
    })
    expect(await found(site)).toEqual([expect.stringMatching(/^site\/redirects\.yaml:1:\d+ {2}page\/collision /)])
  })

  siteTest('can be reused once an entry has expired', async ({ site }) => {
    await site.write({
      'blog/second-post.mdx': post('expireAt: 2024-06-01', 'A text.', 'First post'),
      'site/redirects.yaml': [{ from: '/blog/second-post', to: '/blog/first-post', reason: 'It was written anew.' }],
    })
    expect(await found(site)).toEqual([])
  })
})
