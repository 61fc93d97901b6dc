import { describe, expect, test } from 'vitest'
import { factsOf, fillFacts } from '../../../src/engine/content/link/facts'
import { entriesWithSiteName } from '../../../src/engine/content/link/site-name'
import { toLint } from '../../../src/engine/content/lint/lint'
import { searchResultOf } from '../../../src/engine/content/lint/search-result'
import { parsedFiles } from '../../../src/engine/content/parse/entries'
import { readContent } from '../../../src/engine/content/read/read'
import { patterns } from '../../../src/site/routes/patterns'
import { ownContent } from '../../renderer/graphs'
import { article, blogPost, event, industry, industryProfile, legalPage, service } from '../../support/factories'
import { styleOf } from '../../support/lint'
import { planPages } from '../../support/plan-pages'
import { parseContent, SITE } from '../../support/site'

/** The name of the small site adds ten characters to each title. */
const LONGEST = 'A title that goes on until it has fifty characters'

describe('a title in search results', () => {
  test('has 60 characters at most, with the name of the site', async () => {
    expect(LONGEST).toHaveLength(50)
    expect(await styleOf({ 'blog/made.mdx': article(blogPost({ title: LONGEST })) })).toEqual([])
    expect(await styleOf({ 'blog/made.mdx': article(blogPost({ title: `${LONGEST}!` })) })).toEqual([
      'blog/made.mdx:2:8  editorial/title-length  With the name of the site, `title` makes a page title of 61 characters; search results show 60, which leaves 50 for `title`.',
    ])
  })

  test('is that of `seo` if there is one', async () => {
    const seo = (title: string) => styleOf({ 'services/made.yaml': { seo: { title }, ...service({ title: `${LONGEST} and more` }) } })
    expect(await seo('Short')).toEqual([])
    expect(await seo(`${LONGEST} and`)).toEqual([
      expect.stringMatching(/^services\/made\.yaml:2:10 {2}editorial\/title-length .*`seo\.title`/),
    ])
  })

  test('is counted with the values of its facts', async () => {
    const title = `${LONGEST.slice(0, 40)} {fact:clients}`
    expect(await styleOf({ 'services/made.yaml': service({ title }) })).toEqual([])
  })

  test('is not checked for entries without a page', async () => {
    const title = `${LONGEST} and more`
    expect(await styleOf({ 'events/made.yaml': event({ title }), 'industries/made.yaml': industry({ title }) })).toEqual([])
    expect(await styleOf({ 'industries/made.yaml': industry({ title, profile: industryProfile() }) })).toHaveLength(1)
  })
})

describe('a description in search results', () => {
  test.for([
    [49, 1],
    [50, 0],
    [160, 0],
    [161, 1],
  ] as const)('of %i characters', async ([length, count]) => {
    const summary = 'It settles this and that. '.repeat(10).slice(0, length - 1)
    const found = await styleOf({ 'legal/made.mdx': article(legalPage({ summary: `${summary}.` })) })
    expect(found).toHaveLength(count)
    for (const line of found)
      expect(line).toBe(
        `legal/made.mdx:4:10  editorial/description-length  Search results show \`summary\`, which has ${length} characters; it should have 50 to 160.`,
      )
  })

  test('is that of `seo` if there is one, and that of a page', async () => {
    const found = await styleOf({
      'blog/made.mdx': article(
        blogPost({ excerpt: 'Short.', seo: { description: 'It is long enough for search results, unlike the other.' } }),
      ),
      'pages/about.yaml': { title: 'A', lede: 'B', seo: { title: 'C', description: 'Short.' } },
    })
    expect(found).toEqual([
      'pages/about.yaml:5:16  editorial/description-length  Search results show `seo.description`, which has 6 characters; it should have 50 to 160.',
    ])
  })

  test('is not checked while its facts are unknown', async () => {
    const files = { 'site/facts.yaml': 'clients: 7', 'services/made.yaml': service({ description: 'For {fact:clients} clients.' }) }
    expect(await styleOf(files)).toEqual([])
  })
})

test('the checked texts are those that the pages show', async () => {
  const graph = await ownContent()
  const entries = entriesWithSiteName(parseContent(await readContent('content')).value, graph.site.identity.name)
  const facts = factsOf(graph.site.facts)
  const judged = parsedFiles(entries).flatMap((file) => {
    const found = searchResultOf(toLint(file, SITE.model.collections))
    return found ? [[file.source.file, fillFacts({ title: found.title.value, description: found.description.value }, facts)] as const] : []
  })
  // The words of these are templates for many pages.
  const ofMany = new Set<string>([patterns.tag, patterns.author])
  const shown = planPages(SITE, graph)
    .value.filter(({ head, params, pattern }) => !head.noindex && params.page === undefined && !ofMany.has(pattern))
    // The page of a closed position says so, at the end of its title and first in its description.
    .map(({ source, head: { title, description } }) => {
      const texts = { title: title.replace(/, closed$/, ''), description: description.replace(/^Closed on .*?\. /, '') }
      return [source, texts] as const
    })
  expect(shown.length).toBeGreaterThan(50)
  expect(Object.fromEntries(judged)).toEqual(Object.fromEntries(shown))
})
