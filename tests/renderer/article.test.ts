import { describe, expect } from 'vitest'
import { article, blogPost } from '../support/factories'
import { type SiteWorkspace, siteTest } from '../support/site-test'
import { pagesOf } from './made'

const htmlOf = async (site: SiteWorkspace, ...addresses: readonly string[]) =>
  pagesOf(await site.graph(), ...addresses).map((page) => [page.address, page.html()] as const)

const dated = (day: number) => article(blogPost({ title: `Day ${day}`, excerpt: `What day ${day} brought.`, date: `2024-12-0${day}` }))
const neighbors = (html: string) =>
  [...html.matchAll(/<a href="([^"]+)" rel="(prev|next)"><span>[^<]+<\/span><b>([^<]+)/g)].map(([, href, rel, title]) => [rel, href, title])

describe('the links below an article', () => {
  const posts = { 'blog/first-post.mdx': null, 'blog/one.mdx': dated(1), 'blog/two.mdx': dated(2), 'blog/three.mdx': dated(3) }

  siteTest('lead along the list, newest first', async ({ site }) => {
    await site.write(posts)
    const pages = await htmlOf(site, '/blog/three', '/blog/two', '/blog/one')
    expect(Object.fromEntries(pages.map(([address, html]) => [address, neighbors(html)]))).toEqual({
      '/blog/three': [['next', '/blog/two', 'Day 2']],
      '/blog/two': [
        ['prev', '/blog/three', 'Day 3'],
        ['next', '/blog/one', 'Day 1'],
      ],
      '/blog/one': [['prev', '/blog/two', 'Day 2']],
    })
  })

  siteTest('lead to the whole list where there is no neighbor on one side', async ({ site }) => {
    await site.write(posts)
    const pages = await htmlOf(site, '/blog/three', '/blog/two', '/blog/one')
    const whole = /<nav class="neighbor-links.*<a href="\/blog"><span>The whole list<.*?<\/nav>/s
    expect(pages.map(([, html]) => whole.test(html))).toEqual([true, false, true])
  })

  siteTest('are left out if there is only one article', async ({ site }) => {
    const [[, html] = []] = await htmlOf(site, '/blog/first-post')
    expect(html).toContain('<article>')
    expect(html).not.toContain('neighbor-links')
  })
})

siteTest('a block of code has a title or its language, parts by their kind, marked lines and a button', async ({ site }) => {
  const text = '## Made\n\n```sql title="first.sql" {2}\nselect 1\nfrom a\n```\n\n```yaml\na: b\n```\n\n```\n<plain>\n```\n\nA `word`.\n'
  await site.write({ 'blog/made.mdx': article(blogPost(), text) })
  const [[, html] = []] = await htmlOf(site, '/blog/made')
  expect(html?.match(/<figure class="code-block">.*?<\/figure>/gs)).toMatchSnapshot()
  expect(html).toContain('A <code>word</code>.')
})

siteTest('headings of the second and third level have a link to themselves beside them', async ({ site }) => {
  await site.write({ 'blog/made.mdx': article(blogPost(), '## A *first* [part](/blog)\n\nText.\n\n### Detail\n\nText.\n\n#### Finer\n') })
  const [[, html] = []] = await htmlOf(site, '/blog/made')
  expect(html).toContain('</h2><a href="#a-first-part" aria-label="Link to this section: A first part"></a>')
  expect(html).toContain('<h3 id="detail">Detail</h3><a href="#detail" aria-label="Link to this section: Detail"></a>')
  expect(html).toContain('<h4 id="finer">Finer</h4>')
  expect(html).not.toContain('href="#finer"')
})

siteTest('footnotes lead to their list and back, tasks say what is done, and parts can be opened', async ({ site }) => {
  const text =
    '## Made\n\nText.[^a] More.[^a]\n\n- [x] Done\n- [ ] Open\n\nTerm\n: Meaning.\n\n<Details summary="How">\n\nSo.\n\n</Details>\n\n[^a]: Note.\n'
  await site.write({ 'blog/made.mdx': article(blogPost(), text) })
  const [[, html] = []] = await htmlOf(site, '/blog/made')
  expect(/<p>Text\..*<\/ol>(?=<\/div>)/s.exec(html ?? '')?.[0]).toMatchSnapshot()
})
