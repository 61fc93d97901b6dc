import { markdownToHtml } from 'satteri'
import { describe, expect, test } from 'vitest'
import type { Graph } from '../../src/site/graph/graph'
import { INSIGHT_COLLECTIONS } from '../../src/site/graph/hub'
import { markdown } from '../../src/site/outputs/markdown'
import { article, blogPost, caseStudy } from '../support/factories'
import { siteTest } from '../support/site-test'
import { ownContent } from './graphs'
import { filesOf, outputOf, pagesOf, sitePage } from './made'

/** The input of the output, with the pages of all insights. */
const siteOf = (graph: Graph) => {
  const addresses = INSIGHT_COLLECTIONS.flatMap((name) => graph[name].values().map(({ url }) => url ?? ''))
  return outputOf(graph, { pages: addresses.map((address) => sitePage({ address })) })
}

const textsOf = async (graph: Graph) => new Map([...(await filesOf(markdown, siteOf(graph)))].map(([path, text]) => [path, String(text)]))

const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&#39;': "'", '&amp;': '&' }

/** The words of HTML in order, between single spaces. */
const wordsOf = (html: string) =>
  (
    html
      .replace(/<[^>]*>/g, ' ')
      .replace(/&(?:lt|gt|quot|#x27|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity)
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(' ')

/** Format and size of a file, which pages state after a link to it. */
const FILE_DETAILS = / \([A-Z]+, \d+ kB\)/g

/** What stands around a block of code: its title, which is behind its fence in Markdown, its button and what that says. */
const AROUND_CODE = /<figcaption><span>[^<]*<\/span><button.*?<\/figcaption>|<div class="small full" role="status">.*?<\/div>/gs

/** What only screen readers say, such as whether a task is done. */
const UNSEEN = /<span class="sr">[^<]*<\/span>/g

/** The headings, paragraphs, list items and cells of the text of a page: the prose of an article, the sections of a case study. */
function textsIn(html: string): string[] {
  const main =
    /<div class="prose">(.*)<div class="mt8"[ >]|aria-labelledby="challenge">(.*?)<\/article>/s
      .exec(html.replace(AROUND_CODE, '').replace(UNSEEN, ''))
      ?.slice(1)
      .join('') ?? ''
  return [...main.matchAll(/<(p|li|td|th|h[234]|figcaption)(?: [^>]*)?>((?:(?!<(?:p|li|ul|ol|figcaption)[ >]).)*?)<\/\1>/gs)].flatMap(
    ([, , text = '']) => text.replace(FILE_DETAILS, '').split(/<\/?span[^>]*>/),
  )
}

describe('the Markdown of the content of this site', async () => {
  const graph = await ownContent()
  const texts = await textsOf(graph)

  test('is a file beside the page of every insight', () => {
    const pages = INSIGHT_COLLECTIONS.flatMap((name) => graph[name].values().map(({ url }) => `${url?.slice(1)}.md`))
    expect([...texts.keys()].toSorted()).toEqual(pages.toSorted())
  })

  // Another reader of Markdown turns it into HTML: what a sign had changed or swallowed would be missing there.
  test.for(pagesOf(graph).filter(({ address }) => texts.has(`${address.slice(1)}.md`)))('has every text of $address', (page) => {
    const all = wordsOf(markdownToHtml(texts.get(`${page.address.slice(1)}.md`) ?? '').html)
    const shown = textsIn(page.html())
    expect(shown.length).toBeGreaterThan(10)
    expect(shown.map(wordsOf).filter((text) => !all.includes(text))).toEqual([])
  })
})

describe('a Markdown file', () => {
  siteTest('has title, author, day, address and text, with whole addresses', async ({ site }) => {
    const body = [
      '## Part [one](#part)',
      'Text with `code`, *stress*, **weight**, ~~this~~ and [a page](/about "Us").',
      '1. First\n\n   More of it.\n2. Second\n   - Below',
      '| Name | Value |\n| :-- | --: |\n| A \\| B | 1 |',
      '```sql\nselect *\nfrom t\n```',
      '<Callout title="Mind">\n\nThe gap.\n\n</Callout>',
      '<BarChart caption="Of all." unit="%" items="Intake: 88" bars="Channel" measure="Share of requests" />',
      '- [x] Done\n- [ ] Open[^note]',
      'Term\n: Meaning.\n: Another.',
      '<Details summary="More">\n\nHidden.\n\n</Details>',
      '[^note]: A note.\n\n    Its end.',
    ].join('\n\n')
    await site.write({ 'blog/first-post.mdx': article(blogPost({ title: 'A *star* # and [more]', date: '2024-05-01' }), body) })
    expect((await textsOf(await site.graph())).get('blog/first-post.md')).toMatchInlineSnapshot(`
      "# A \\*star\\* # and \\[more]

      What it has to say, in one sentence of a fitting length.

      By First Person, First position, May 1, 2024.

      At: <https://site.example/blog/first-post>

      ## Part [one](https://site.example/blog/first-post#part)

      Text with \`code\`, *stress*, **weight**, ~~this~~ and [a page](https://site.example/about "Us").

      1. First

         More of it.
      2. Second
         - Below

      | Name | Value |
      | :- | -: |
      | A \\| B | 1 |

      \`\`\`sql
      select *
      from t
      \`\`\`

      > **Mind**
      >
      > The gap.

      | Channel | Share of requests |
      | - | - |
      | Intake | 88% |

      *Of all.*

      - [x] Done
      - [ ] Open[^1]

      * **Term**

        Meaning.

        Another.

      **More**

      Hidden.

      [^1]: A note.

          Its end.
      "
    `)
  })

  siteTest('of a case study has the sections of its page, in order', async ({ site }) => {
    await site.write({ 'case-studies/first-case.yaml': caseStudy({ title: 'First', relatedCaseStudies: ['second-case'] }) })
    const text = (await textsOf(await site.graph())).get('case-studies/first-case.md') ?? ''
    expect(text.match(/^#+ .*$/gm)).toMatchInlineSnapshot(`
      [
        "# First",
        "## Challenge: What was wrong",
        "## Solution: What we did",
        "## Implementation: Four phases",
        "### One, 4 weeks, weeks 1 to 4",
        "### Two, 4 weeks, weeks 5 to 8",
        "### Three, 4 weeks, weeks 9 to 12",
        "### Four, 4 weeks, weeks 13 to 16",
        "### Tech stack",
        "### Services",
        "## Results: What was measured",
        "### Method of case study",
      ]
    `)
  })

  siteTest('of a case study has the paragraphs of its solution apart', async ({ site }) => {
    const solution = { ...caseStudy().solution, overview: ['We looked.', 'Then we made it fast.'] }
    await site.write({ 'case-studies/first-case.yaml': caseStudy({ solution, relatedCaseStudies: ['second-case'] }) })
    const text = (await textsOf(await site.graph())).get('case-studies/first-case.md')
    expect(text).toContain('\n\nWe looked.\n\nThen we made it fast.\n\n')
  })

  siteTest('is made beside the pages of this machine only, where several share a build', async ({ site }) => {
    const output = outputOf(await site.graph(), { pages: [sitePage({ address: '/about' }), sitePage({ address: '/blog/first-post' })] })
    expect([...markdown.emit(output)].map(({ path }) => path)).toEqual(['blog/first-post.md'])
  })

  siteTest('is made again where its entry changed, and only there', async ({ site }) => {
    await site.write({ 'blog/second-post.mdx': article(blogPost({ title: 'Second', excerpt: 'What the second one has to say.' })) })
    const keysOf = async () => new Map([...markdown.emit(siteOf(await site.graph()))].map(({ path, key }) => [path, key]))
    const before = await keysOf()
    await site.replace('blog/second-post.mdx', 'What the second one', 'What this one')
    const after = await keysOf()
    expect([...after].filter(([path, key]) => before.get(path) !== key).map(([path]) => path)).toEqual(['blog/second-post.md'])
  })
})

siteTest('the Markdown of a paper names its PDF with size and pages', async ({ site }) => {
  const graph = await site.graph()
  const [paper] = graph.whitepapers.values()
  const path = `whitepaper/${paper?.slug}`
  const texts = await textsOf({ ...graph, files: new Map([[`${path}.pdf`, { size: 420_123, pages: 12 }]]) })
  const line = `File: ${paper?.title} (Kind, 420 kB, 12 pages): <https://site.example/${path}.pdf>`
  expect(texts.get(`${path}.md`)?.split('\n')).toContain(line)
})
