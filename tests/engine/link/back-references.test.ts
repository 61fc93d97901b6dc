import { describe, expect } from 'vitest'
import { article, blogPost, caseStudy, industry, industryProfile, service } from '../../support/factories'
import { siteTest } from '../../support/site-test'

describe('an entry knows who refers to it', () => {
  siteTest('from every collection and at any depth', async ({ site }) => {
    expect((await site.graph()).caseStudies.get('first-case')?.referencedBy).toEqual([
      { collection: 'services', slug: 'first-service' },
      { collection: 'services', slug: 'second-service' },
      { collection: 'industries', slug: 'first-industry' },
      { collection: 'caseStudies', slug: 'second-case' },
    ])
  })

  siteTest('each once, even if it refers to it several times', async ({ site }) => {
    await site.write({ 'industries/made.yaml': industry({ profile: industryProfile() }) })
    const { referencedBy = [] } = (await site.graph()).services.get('first-service') ?? {}
    expect(referencedBy.filter(({ slug }) => slug === 'made')).toEqual([{ collection: 'industries', slug: 'made' }])
  })

  siteTest('but not if a story is told in full instead', async ({ site }) => {
    const told = { title: 'Told', outcome: 'Better.', industry: 'Trade' }
    await site.write({ 'services/made.yaml': service({ caseStudies: [told, { caseStudy: 'second-case' }] }) })
    const { caseStudies } = await site.graph()
    expect(caseStudies.get('first-case')?.referencedBy).not.toContainEqual({ collection: 'services', slug: 'made' })
    expect(caseStudies.get('second-case')?.referencedBy).toContainEqual({ collection: 'services', slug: 'made' })
  })

  siteTest('not those of another collection with the same slug', async ({ site }) => {
    await site.write({
      'blog/same.mdx': article(blogPost()),
      'case-studies/same.yaml': caseStudy(),
      'blog/made.mdx': article(blogPost({ relatedPosts: ['same'] })),
    })
    const graph = await site.graph()
    expect(graph.blog.get('same')?.referencedBy).toEqual([{ collection: 'blog', slug: 'made' }])
    expect(graph.caseStudies.get('same')?.referencedBy).toEqual([])
  })

  siteTest('a person: what they wrote and whom they lead', async ({ site }) => {
    const { referencedBy = [] } = (await site.graph()).people.get('first-person') ?? {}
    expect(referencedBy.map(({ collection, slug }) => `${collection}/${slug}`).toSorted()).toEqual([
      'blog/first-post',
      'careers/first-job',
      'caseStudies/first-case',
      'caseStudies/second-case',
      'newsroom/first-news',
      'whitepapers/first-paper',
    ])
  })
})
