import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { markdownToHtml } from 'satteri'
import { describe, expect, test } from 'vitest'
import { builtFiles } from '../../../scripts/built-files'
import { changesReport, MARKDOWN, PLAIN } from '../../../scripts/changes/report'
import { type BuiltSite, siteChanges } from '../../../scripts/changes/site-changes'

type MadePage = { title: string; main: string; description?: string; footer?: string }

const document = ({ title, main, description = 'About it.', footer = 'The firm' }: MadePage) =>
  `<!doctype html><title>${title}</title><meta name="description" content="${description}"><header>Menu</header><main>${main}</main><footer>${footer}</footer>`

/** A built site of some pages and other files. */
function builtSite(pages: Readonly<Record<string, MadePage>>, others: Readonly<Record<string, string>> = {}): BuiltSite {
  const texts = new Map([...Object.entries(pages).map(([path, page]) => [path, document(page)] as const), ...Object.entries(others)])
  const files = new Map([...texts].map(([path, hash]) => [path, { hash, content: [`content of ${path}`] }]))
  return { files, read: async (path) => texts.get(path) ?? '' }
}

const before = builtSite(
  {
    'index.html': { title: 'Home', main: '<h1>Home</h1><p>We move <em>work</em>loads in an order that keeps the business open.</p>' },
    'about.html': { title: 'About', main: '<img src="/a.jpg" alt="A desk"><p>Nine offices</p>' },
    'blog/old.html': { title: 'Old', main: '<p>Three old words</p>' },
    'footer.html': { title: 'Footer', main: '<p>Same</p>', footer: 'The firm, 2024' },
    'script.html': { title: 'Script', main: '<p>Same</p><script>1</script>' },
    'same.html': { title: 'Same', main: '<p>Same</p>' },
  },
  { 'feed.xml': 'one', 'a.jpg': 'bytes' },
)
const after = builtSite(
  {
    'index.html': { title: 'Home', main: '<h1>Home</h1><p>We move <em>work</em>loads in the order that closes nothing &lt;ever&gt;.</p>' },
    'about.html': { title: 'About us', main: '<img src="/b.jpg" alt="A window"><p>Nine offices</p>', description: 'About us.' },
    'blog/new.html': { title: 'New', main: '<p>Two words</p>' },
    'footer.html': { title: 'Footer', main: '<p>Same</p>', footer: 'The firm, 2025' },
    'script.html': { title: 'Script', main: '<p>Same</p><script>2</script>' },
    'same.html': { title: 'Same', main: '<p>Same</p>' },
  },
  { 'feed.xml': 'two', 'b.jpg': 'bytes' },
)

describe('the changes of a site', () => {
  test('are pages that are new, gone or changed, by words and pictures', async () => {
    expect(changesReport(await siteChanges(before, after), PLAIN)).toMatchInlineSnapshot(`
      "New pages (1)
        /blog/new  “New”, 2 words

      Pages that are gone (1)
        /blog/old  “Old”, 3 words

      Changed pages (2)
        /about  (content of about.html)
            title        About{+ us+}
            description  About [-it-]{+us+}.
            picture      [-/a.jpg (A desk)-]
            picture      {+/b.jpg (A window)+}
        /  (content of index.html)
            text         Home We move workloads in [-an order that keeps the business open-]{+the order that closes nothing <ever>+}.

      Pages with other menus or another footer only (1)
        /footer

      Pages with the same words and pictures (1)
        /script

      3 other files differ."
    `)
  })

  test('are Markdown for a comment, in which words of pages mean nothing', async () => {
    expect(changesReport(await siteChanges(before, after), MARKDOWN)).toMatchInlineSnapshot(`
      "### New pages (1)

      - **/blog/new** “New”, 2 words

      ### Pages that are gone (1)

      - **/blog/old** “Old”, 3 words

      ### Changed pages (2)

      - **/about** (content of about.html)
        - title: About<ins> us</ins>
        - description: About <del>it</del><ins>us</ins>.
        - picture: <del>/a.jpg (A desk)</del>
        - picture: <ins>/b.jpg (A window)</ins>
      - **/** (content of index.html)
        - text: Home We move workloads in <del>an order that keeps the business open</del><ins>the order that closes nothing &lt;ever\\></ins>.

      ### Pages with other menus or another footer only (1)

      - **/footer**

      ### Pages with the same words and pictures (1)

      - **/script**

      3 other files differ."
    `)
  })

  test.for([
    '@acme/everyone',
    'write to a.person@acme.example',
    'see #12, acme/site#12 and GH-12',
    'at https://evil.example/?a=1#b or HTTP://evil.example',
    'at www.evil.example',
  ])('name nobody and lead nowhere in a comment: %s', async (words) => {
    const text = (main: string) => builtSite({ 'a.html': { title: words, main: `<p>${main}</p>` } })
    const changes = await siteChanges(text('One and the same'), text(`One and the ${words} same`))
    const comment = changesReport(changes, MARKDOWN)
    const { html } = markdownToHtml(comment)
    expect(html).not.toContain('<a')
    expect(html).not.toMatch(/@\w|#\d|GH-\d|:\/\/|www\./i)
    expect(html.replaceAll('\u200b', '')).toContain(words.replaceAll('&', '&amp;'))
  })

  test('are none between two builds of the same', async () => {
    expect(changesReport(await siteChanges(before, before), PLAIN)).toBe('Nothing has changed.')
  })

  test('of a page are at most twenty of each part, and it is said how many there are more', async () => {
    const rows = (word: string) => Array.from({ length: 25 }, (_, at) => `<p>Row ${at} has three other words and ${word}</p>`).join('')
    const one = builtSite({ 'a.html': { title: 'A', main: rows('this') } })
    const other = builtSite({ 'a.html': { title: 'A', main: rows('that') } })
    const lines = changesReport(await siteChanges(one, other), PLAIN).split('\n')
    expect(lines.filter((line) => line.includes('[-this-]{+that+}'))).toHaveLength(20)
    expect(lines).toContain('      text         and 5 more changes')
  })

  test('of many pages have room in a comment of GitHub, and it is said how many pages there are more', async () => {
    const addresses = Array.from({ length: 5_000 }, (_, at) => `/blog/${at}`)
    const whole = addresses.map((address) => ({ address, title: 'A title of some words', words: 400 }))
    const words = Array.from({ length: 25 }, () => ({
      before: 'five *words* before',
      removed: 'gone_ '.repeat(99),
      added: 'come',
      after: '',
    }))
    const pictures = Array.from({ length: 25 }, (_, at) => `/pictures/${at}.jpg (A desk)`)
    const lists = { title: [], description: [], words, picturesRemoved: pictures, picturesAdded: pictures }
    const changed = addresses.map((address) => ({ address, content: [`blog${address}.mdx`], ...lists }))
    const report = changesReport(
      { added: whole, removed: whole, changed, framed: addresses, visuallyUnchanged: addresses, files: 1 },
      MARKDOWN,
    )
    expect(report.length).toBeLessThan(65_536)
    expect(report.split('\n').filter((line) => line.startsWith('- and '))).toEqual([
      '- and 4980 more pages',
      '- and 4980 more pages',
      expect.stringMatching(/^- and 499\d more pages$/),
      '- and 4980 more pages',
      '- and 4980 more pages',
    ])
  })
})

describe('a folder that is no built site', () => {
  test('is told from one that is', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'built-'))
    expect(await builtFiles(folder)).toEqual({
      error: `There is no built site in ${folder}: it has no manifest.json. Name a folder that \`npm run build\` has written.`,
    })
    for (const text of ['{', '[1]', '{"a":1}']) {
      await writeFile(join(folder, 'manifest.json'), text)
      expect(await builtFiles(folder)).toEqual({
        error: `${join(folder, 'manifest.json')} is not the manifest of a built site. Build it again.`,
      })
    }
    await writeFile(join(folder, 'manifest.json'), '{"a.html":{"hash":"1","size":2,"content":["a.mdx"]}}')
    expect(await builtFiles(folder)).toEqual(new Map([['a.html', { hash: '1', content: ['a.mdx'] }]]))
  })
})
