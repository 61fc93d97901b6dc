import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { adminPage } from '../../renderer/admin/page'
import { startScript } from '../../renderer/admin/start-script'
import { checkBuiltLinks } from '../../scripts/link-checker/check-built-links'
import { linkCheckProblems } from '../../scripts/link-checker/link-check-problems'
import { linkCheckMistakes } from '../../scripts/link-checker/mistakes'
import { folderTest } from '../support/folder-test'
import { CLOSED_SITE, head, page } from './closed-site'

/** Files by path; null leaves out one of the closed site. */
type Changes = Readonly<Record<string, string | null>>

const siteWith = (changes: Changes): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries({ ...CLOSED_SITE, ...changes }).flatMap(([path, text]) => (text === null ? [] : [[path, text]])))

/** The problems of the closed site with changes, as `place  code  message`. */
async function problemsWith(changes: Changes): Promise<string[]> {
  const files = siteWith(changes)
  const problems = await linkCheckProblems({ paths: Object.keys(files), textOf: (path) => files[path] ?? '' })
  return problems.map(({ place: { file, line, column }, code, message }) => `${file}:${line}:${column}  ${code}  ${message}`)
}

/** The home page of the closed site with more in it, and only what names it. */
const homeWith = (more: string): Changes => ({ 'index.html': CLOSED_SITE['index.html']?.replace('</main>', `${more}</main>`) ?? '' })

/** A site in which every kind of problem is planted. */
const BROKEN: Changes = {
  ...homeWith('\n<a href="/stories/b">B</a>\n<a href="http://[">Nowhere</a>\n<a href="/old">Old</a>\n<a href="/stories/a#ende">End</a>'),
  'stories/lonely.html': page('/stories/lonely', '<p id="a">A</p>\n<p id="a">B</p>'),
  'left-over.txt': 'Nobody names this.',
  'manifest.json': `{\n${Object.keys(CLOSED_SITE)
    .concat('stories/lonely.html', 'gone.html')
    .map((path) => `${JSON.stringify(path)}:{"hash":"1"}`)
    .join(',\n')}\n}\n`,
}

describe('the proof of a built site', () => {
  test('finds nothing where all is closed', async () => {
    expect(await problemsWith({})).toEqual([])
  })

  folderTest('says of each problem where it is, why it is one, and what to do', async ({ folder }) => {
    for (const [path, text] of Object.entries(siteWith(BROKEN))) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), text)
    }
    const { problems, printed } = await checkBuiltLinks(folder)
    expect(printed).toMatchSnapshot()
    const found = new Set([...problems.map(({ code }) => code), 'closure/home'])
    expect([...found].toSorted()).toEqual(Object.keys(linkCheckMistakes).toSorted())
  })

  folderTest('says that there is no site', async ({ folder }) => {
    expect((await checkBuiltLinks(folder)).printed).toMatchInlineSnapshot(`
      "index.html  closure/home  The home page is missing, or its head has no canonical address.
        Build the site: \`npm run build\`. The addresses of all files are resolved against that of the home page.

      1 error in 1 file."
    `)
  })
})

describe('the editor in the browser in a build', () => {
  const files = { 'admin.html': adminPage([]), 'admin/start.js': startScript(), 'admin/config.json': '{"media_folder":"content"}' }

  test('is a page that nobody is led to, and a package that names what it likes', async () => {
    const ofPackage = { 'admin/cms/index.js': 'get("/gone")', 'admin/cms/LICENSE.txt': 'See https://site.example/gone' }
    expect(await problemsWith({ ...files, ...ofPackage })).toEqual([])
  })

  test('is found out where a part of it is missing', async () => {
    const { 'admin/config.json': _, ...others } = files
    expect(await problemsWith(others)).toEqual([
      expect.stringMatching(/^admin\/start\.js:1:\d+ {2}closure\/unknown .*`\.\/cms\/index\.js`/),
      expect.stringMatching(/^admin\/start\.js:\d+:\d+ {2}closure\/unknown .*`\.\/config\.json`/),
    ])
  })
})

describe('an address that leads nowhere is found', () => {
  test.for<[string, Changes]>([
    ['in a link', homeWith('<a href="/gone">Gone</a>')],
    ['in a link that is relative', { 'stories/a.html': page('/stories/a', '<i id="end"></i><a href="gone">Gone</a>') }],
    ['in a link in a template', homeWith('<template><a href="/gone"></a></template>')],
    ['in a folder of data', { 'words.json': '{"folder": "/gone"}', 'words/1.json': null }],
    ['in a picture', homeWith('<img src="/gone.png">')],
    ['in the last address of a set', homeWith('<img srcset="/a.png 1x, /gone.png 2x">')],
    ['in a set that is fetched ahead', homeWith('<link rel="preload" imagesrcset="/gone.png 2x">')],
    ['in the still of a film', homeWith('<video poster="/gone.png"></video>')],
    ['in the action of a form', homeWith('<form action="/gone"></form>')],
    ['in the action of a button', homeWith('<button formaction="/gone"></button>')],
    ['in a drawing of a page', homeWith('<svg><image xlink:href="/gone.png"/></svg>')],
    ['in what a script reads of an element', homeWith('<p data-props="/gone.json"></p>')],
    ['in the feed of a head', homeWith('<link rel="alternate" href="/gone.xml">')],
    ['in the canonical address', { 'search.html': page('/gone', '') }],
    ['in the picture for other sites', homeWith('<meta property="og:image" content="https://site.example/gone.png">')],
    [
      'in a page that leads on',
      { 'old.html': `<!doctype html>${head('/stories/a', '<meta http-equiv="refresh" content="0; URL=/gone">')}` },
    ],
    ['in structured data', homeWith('<script type="application/ld+json">{"url":"https://site.example/gone"}</script>')],
    ['in the data of a widget', homeWith('<script type="application/json">{"links":["/gone"]}</script>')],
    ['in a style', homeWith('<style>p{background:url(/gone.png)}</style>')],
    ['in a style sheet', { 'assets/late.css': "p{background:url('/gone.png')}" }],
    ['in what a style sheet imports', { 'assets/late.css': '@import "gone.css";' }],
    ['in a script', { 'assets/island.js': 'fetch("/gone.json")' }],
    ['in what a script imports', { 'assets/island.js': 'import"./gone.js"' }],
    ['in the words of the chat', { 'chat.json': '["/dates.ics", "/paper.pdf", "/gone"]' }],
    ['within a text of data', { 'chat.json': '["/dates.ics", "/paper.pdf", "<p>See https://site.example/gone.</p>"]' }],
    ['in the icon of the application', { 'site.webmanifest': '{"icons":[{"src":"/gone.png"}]}' }],
    ['in the sitemap', { 'sitemap.xml': '<urlset><url><loc>https://site.example/gone</loc></url></urlset>' }],
    ['in a feed', { 'feed.xml': '<feed><link href="https://site.example/gone"/></feed>' }],
    ['in the text of a feed', { 'feed.xml': '<feed><content>&lt;a href=&quot;https://site.example/gone&quot;&gt;</content></feed>' }],
    ['in Markdown', { 'stories/a.md': '[Gone](/gone)' }],
    ['in a calendar, over two lines', { 'dates.ics': 'URL:https://site.exam\r\n ple/gone\r\n' }],
    ['in a document', { 'paper.pdf': '%PDF-1.7 /URI (https://site.example/gone)' }],
    ['in the file for robots', { 'robots.txt': 'Sitemap: https://site.example/sitemap.xml\nSitemap: https://site.example/gone' }],
    ['in a drawing', { 'drawing.svg': '<svg><path id="way"/><image href="/gone.png"/></svg>' }],
    ['in a rule of hosts', { _redirects: '/stories/* /stories/404.html 404\n/older /gone 301\n' }],
  ])('%s', async ([, changes]) => {
    const found = await problemsWith(changes)
    expect(found.filter((text) => text.includes('closure/unknown') && text.includes('gone'))).toHaveLength(1)
  })
})

describe('a part that is not there is found', () => {
  test.for<[string, Changes]>([
    ['on the page itself', homeWith('<a href="#gone">Gone</a>')],
    ['on another page', homeWith('<a href="/stories/a#gone">Gone</a>')],
    ['only in a template', homeWith('<template><p id="gone"></p></template><a href="#gone">Gone</a>')],
    ['in a drawing', { 'assets/late.css': 'p{background:url(../drawing.svg#gone)}' }],
    ['in what a drawing uses', { 'drawing.svg': '<svg><path id="way" fill="url(#gone)"/></svg>' }],
    [
      'in structured data',
      homeWith('<script type="application/ld+json">{"author":{"@id":"https://site.example/stories/a#gone"}}</script>'),
    ],
    ['in a note of Markdown', { 'stories/a.md': '[Gone](#gone)' }],
  ])('%s', async ([, changes]) => {
    expect(await problemsWith(changes)).toEqual([expect.stringMatching(/closure\/fragment .*#gone/)])
  })
})

describe('an address that leads over a redirect is found', () => {
  test.for<[string, Changes]>([
    ['to a page at its old address', homeWith('<a href="/old">Gone</a>')],
    ['by a rule of hosts', homeWith('<a href="/older">Gone</a>')],
    ['by a pattern', homeWith('<a href="/moved/a">Gone</a>')],
    ['in the sitemap', { 'sitemap.xml': '<urlset><url><loc>https://site.example/old</loc></url></urlset>' }],
  ])('%s', async ([, changes]) => {
    expect(await problemsWith(changes)).toEqual([expect.stringContaining('closure/moved')])
  })
})

describe('a page without a way to it is found', () => {
  test('that only pages of its kind name', async () => {
    const island = (own: string, other: string) => page(own, `<a href="${other}">Next</a><a href="/">Home</a>`)
    const found = await problemsWith({ 'b.html': island('/b', '/c'), 'c.html': island('/c', '/b') })
    expect(found.map((text) => text.replace(/:undefined:undefined {2}/, ' '))).toEqual([
      'b.html closure/orphan  No links lead from the home page to `/b`.',
      'c.html closure/orphan  No links lead from the home page to `/c`.',
    ])
  })

  test('that only the sitemap and the search name', async () => {
    const found = await problemsWith({
      'b.html': page('/b', ''),
      'chat.json': '["/b", "/dates.ics", "/paper.pdf"]',
      'sitemap.xml': '<urlset><url><loc>https://site.example/b</loc></url></urlset>',
    })
    expect(found).toEqual([expect.stringMatching(/^b\.html.*closure\/orphan/)])
  })
})

test('a site in a folder of its host is read by the address of its home page', async () => {
  const moved = Object.fromEntries(
    Object.entries(CLOSED_SITE).map(([path, text]) => [
      path,
      text.replaceAll('https://site.example/', 'https://site.example/sub/').replace(/(?<=["( ]|^)\/(?=(?!api)\w|")/gm, '/sub/'),
    ]),
  )
  const [found] = await problemsWith(moved)
  expect(found).toBeUndefined()
})

test('what is left of earlier builds is as it was', async () => {
  const files = Object.fromEntries([...Object.keys(CLOSED_SITE), 'manifest.json'].map((path) => [path, { hash: '1' }]))
  const listed = JSON.stringify({ ...files, 'assets/before.js': { hash: '1', left: true } })
  expect(await problemsWith({ 'assets/before.js': 'import"./gone.js"', 'manifest.json': listed })).toEqual([])
})
