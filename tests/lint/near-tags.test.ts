import { describe, expect } from 'vitest'
import { article, blogPost, newsItem } from '../support/factories'
import { type SiteWorkspace, siteTest } from '../support/site-test'

const tagged = (...tags: string[]) => article(blogPost({ tags }))
const nearOnes = async (site: SiteWorkspace) => (await site.problems()).filter((line) => line.includes('tag/lookalike'))

describe('a tag of one entry', () => {
  siteTest.for([
    ['lacks a letter', 'Reslience'],
    ['has one too many', 'Resiliencee'],
    ['has another', 'Resiliense'],
    ['has two in the wrong order', 'Reisilence'],
  ] as const)('that %s is nearly one that others have, in any collection', async ([, tag], { site }) => {
    await site.write({
      'blog/one.mdx': tagged('Resilience'),
      'newsroom/two.mdx': article(newsItem({ tags: ['Resilience'] })),
      'blog/three.mdx': tagged('Audits', tag),
    })
    const lines = await nearOnes(site)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/^blog\/three\.mdx:\d+:\d+ {2}tag\/lookalike {2}/)
    expect(lines[0]).toContain(`Only this entry has the tag \`${tag}\`; 2 have \`Resilience\`. Did you mean \`Resilience\`?`)
  })

  siteTest('that is nearly one of another entry is told at the newer of the two', async ({ site }) => {
    await site.write({
      'blog/one.mdx': article(blogPost({ tags: ['Reslience'], date: '2024-03-02' })),
      'newsroom/two.mdx': article(newsItem({ tags: ['Resilience'], date: '2024-03-01' })),
    })
    const lines = await nearOnes(site)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(
      /^blog\/one\.mdx:\d+:\d+ {2}tag\/lookalike {2}Only this entry has the tag `Reslience`; another one has `Resilience`\./,
    )
  })

  siteTest('is a subject of its own where it is short, where others have it too, and where no other is near', async ({ site }) => {
    await site.write({
      'blog/one.mdx': tagged('Resilience', 'Data', 'Audits'),
      'blog/two.mdx': tagged('Resilience', 'Data', 'Audits'),
      'blog/three.mdx': tagged('Resilient systems', 'Date', 'Audit'),
      'blog/four.mdx': tagged('Audit'),
    })
    expect(await nearOnes(site)).toEqual([])
  })

  siteTest('may be waived', async ({ site }) => {
    await site.write({
      'blog/one.mdx': tagged('Resilience'),
      'blog/two.mdx': tagged('Resilience'),
      'blog/three.mdx': article(
        blogPost({ tags: ['Resiliency'], waive: [{ code: 'tag/lookalike', reason: 'It is the name of a product.', until: '2025-01-01' }] }),
      ),
    })
    expect(await nearOnes(site)).toEqual([])
  })
})

const formsIn = async (site: SiteWorkspace) => (await site.problems()).filter((line) => line.includes('tag/two-forms'))

describe('a tag in two forms', () => {
  siteTest('is told where it is not written as in most entries', async ({ site }) => {
    await site.write({
      'blog/one.mdx': tagged('cloud cost'),
      'blog/two.mdx': tagged('Cloud cost'),
      'newsroom/three.mdx': article(newsItem({ tags: ['Cloud cost'] })),
    })
    expect(await formsIn(site)).toEqual([
      expect.stringMatching(
        /^blog\/one\.mdx:\d+:\d+ {2}tag\/two-forms {2}`cloud cost` is the tag that `(?:blog\/two|newsroom\/three)\.mdx` writes `Cloud cost`: they share one page\.$/,
      ),
    ])
  })

  siteTest('is told at the newer of two entries', async ({ site }) => {
    await site.write({
      'blog/one.mdx': article(blogPost({ tags: ['cloud'], date: '2024-03-02' })),
      'newsroom/two.mdx': article(newsItem({ tags: ['Cloud'], date: '2024-03-01' })),
    })
    expect(await formsIn(site)).toEqual([
      expect.stringMatching(/^blog\/one\.mdx:\d+:\d+ {2}tag\/two-forms {2}`cloud` is the tag that `newsroom\/two\.mdx` writes `Cloud`/),
    ])
  })

  siteTest('is told where both are in one entry, and not where tags are others', async ({ site }) => {
    await site.write({ 'blog/one.mdx': tagged('C', 'C++', 'Zero Trust', 'zero-trust') })
    expect(await formsIn(site)).toEqual([expect.stringContaining('`zero-trust` is the tag that `blog/one.mdx` writes `Zero Trust`')])
  })
})
