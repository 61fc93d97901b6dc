import { expect, test } from 'vitest'
import { createDevelopmentSite } from '../../renderer/development'
import { article, blogPost } from '../support/factories'
import { siteTest } from '../support/site-test'
import { developmentContent } from './explorer/explored'
import { smallSite } from './graphs'

siteTest('what is not on the site is marked: its page, and links to it', async ({ site }) => {
  await site.write({
    'blog/draft.mdx': article({ ...blogPost(), title: 'Draft', draft: true }),
    'blog/later.mdx': article({ ...blogPost(), title: 'Later', publishAt: '2025-03-01' }),
    'blog/gone.mdx': article({ ...blogPost(), title: 'Gone', expireAt: '2024-10-01' }),
  })
  const { graph } = await developmentContent(site)
  if (!graph) throw new Error('drafts are no problem')
  const shown = createDevelopmentSite(graph)
  const htmlOf = (address: string) => {
    const answer = shown.answer(address, true)
    return answer?.kind === 'page' ? answer.html : ''
  }
  const noticeOf = (address: string) => /<aside class="unpublished-notice".*?<\/aside>/.exec(htmlOf(address))?.[0].replace(/<[^>]*>/g, '')
  expect(['draft', 'later', 'gone', 'first-post'].map((slug) => noticeOf(`/blog/${slug}`))).toEqual([
    'Draft: not on the site. Content explorer',
    'Scheduled: appears on 2025-03-01. Content explorer',
    'Expired on 2024-10-01. Content explorer',
    undefined,
  ])
  expect(htmlOf('/blog/draft')).toContain('<a href="/__content?file=blog%2Fdraft.mdx">')
  for (const address of ['/blog', '/blog/first-post']) {
    const marks = [...htmlOf(address).matchAll(/a\[href="([^"]*)"\]::before\{content:"([^"]*)"/g)].map(
      ([, url, label]) => `${url} ${label}`,
    )
    expect(marks.toSorted()).toEqual(['/blog/draft Draft', '/blog/gone Expired 2024-10-01', '/blog/later From 2025-03-01'])
  }
})

test('nothing is marked where everything is on the site', async () => {
  const page = createDevelopmentSite(await smallSite()).answer('/blog/first-post', true)
  expect(page?.kind === 'page' && page.html).not.toMatch(/unpublished|__content/)
})
