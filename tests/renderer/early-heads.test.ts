import { describe, expect } from 'vitest'
import { preliminaryHeadProblems } from '../../renderer/checks/preliminary-heads'
import { readContent } from '../../src/engine/content/read/read'
import { placeOf } from '../../src/engine/problems/format'
import { article, blogPost, person } from '../support/factories'
import { parseContent } from '../support/site'
import { type SiteWorkspace, siteTest } from '../support/site-test'

/** Problems of titles and descriptions while another file has an error. */
async function problemsOf(site: SiteWorkspace): Promise<string[]> {
  await site.write({ 'people/damaged.yaml': { ...person(), name: 7 } })
  const { value } = parseContent(await readContent(site.root))
  return preliminaryHeadProblems(value).map((one) => `${placeOf(one)}  ${one.code}  ${one.message}`)
}

const post = (fields: Partial<Parameters<typeof blogPost>[0]>) => article(blogPost(fields), 'Text.\n')

describe('while other content is wrong', () => {
  siteTest('nothing is said of a site whose pages differ', async ({ site }) => {
    expect(await problemsOf(site)).toEqual([])
  })

  siteTest('a title and a description that two pages claim are problems at the second', async ({ site }) => {
    const excerpt = 'What both of them say, in one sentence of a fitting length.'
    await site.write({ 'blog/a.mdx': post({ title: 'One title', excerpt }), 'blog/b.mdx': post({ title: 'One title', excerpt }) })
    expect(await problemsOf(site)).toEqual([
      'blog/b.mdx:2:8  page/title  The title `One title` is also the title of `blog/a.mdx`.',
      'blog/b.mdx:3:10  page/description  This description is also the description of `blog/a.mdx`.',
    ])
  })

  siteTest('a page whose other fields are wrong claims its title', async ({ site }) => {
    const wrong = { ...blogPost({ title: 'One title', excerpt: 'What the first of them says of itself.' }), tags: 7 }
    await site.write({ 'blog/a.mdx': article(wrong, 'Text.\n'), 'blog/b.mdx': post({ title: 'One title', excerpt: 'And the second.' }) })
    expect(await problemsOf(site)).toEqual([expect.stringContaining('The title `One title` is also the title of')])
  })

  siteTest.for([{ draft: true }, { publishAt: '2024-01-01' }, { expireAt: '2030-01-01' }])(
    'nothing is said of what is %o',
    async (state, { site }) => {
      const same = { title: 'One title', excerpt: 'What both of them say.' }
      await site.write({ 'blog/a.mdx': post(same), 'blog/b.mdx': post({ ...same, ...state }) })
      expect(await problemsOf(site)).toEqual([])
    },
  )
})
