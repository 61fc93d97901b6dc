import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { previewMarks } from '../../renderer/unpublished-marks'
import { recordFolder } from '../../scripts/site-build/last-build'
import { callCommand } from '../support/call-command'
import { article, blogPost, event, person } from '../support/factories'
import { bytesOf, treeOf } from '../support/folder-test'
import { type CommandResult, ROOT } from '../support/run-command'
import { siteTest } from '../support/site-test'

const PREVIEW = ['--drafts', '--origin', 'https://preview.example', '--as-of', '2025-06-01']

type Preview = { out: string; build: (...options: string[]) => Promise<CommandResult>; file: (path: string) => Promise<string> }

/** A site with an entry of each state, and a way to build it into a folder. */
const previewTest = siteTest.extend<{ preview: Preview }>({
  preview: async ({ site }, use) => {
    const out = `${site.root}-preview`
    await site.write({
      'blog/idea.mdx': article(
        blogPost({ title: 'An idea', excerpt: 'What an idea has to say, in one sentence of a fitting length.', draft: true, hub: true }),
      ),
      'blog/later.mdx': article(blogPost({ title: 'Not before May', publishAt: '2999-05-01' })),
      'events/gone.yaml': event({ title: 'Long gone', expireAt: '2024-02-01' }),
    })
    await use({
      out,
      build: (...options) => callCommand('build', '--content', site.root, '--out', out, '--skip', 'cards,pdfs', ...options),
      file: (path) => readFile(join(out, path), 'utf8'),
    })
    for (const folder of [out, recordFolder(join(ROOT, '.cache'), out)]) await rm(folder, { recursive: true, force: true })
  },
})

const noticeIn = (html: string) => /<aside class="unpublished-notice"[^>]*>(.*?)<\/aside>/.exec(html)?.[1]

describe('a build with --drafts', () => {
  previewTest('shows what is to come, marked, and nothing that has expired', async ({ preview: { out, build, file } }) => {
    const { code, stdout, stderr } = await build(...PREVIEW)
    expect(stderr).toBe('')
    expect(code).toBe(0)
    expect(stdout.slice(stdout.indexOf('Shown before'), stdout.indexOf('Next:'))).toMatchInlineSnapshot(`
      "Shown before they are published:
        blog/idea.mdx  draft
        blog/later.mdx  appears on 2999-05-01
      Left out on 2025-06-01:
        events/gone.yaml  expired on 2024-02-01
      "
    `)
    const pages = Object.keys(await treeOf(out)).filter((path) => /^(?:blog|events)\/(?:idea|later|gone)\b/.test(path))
    expect(pages.filter((path) => path.endsWith('.html'))).toEqual(['blog/idea.html', 'blog/later.html'])
    const notices = await Promise.all(['blog/idea.html', 'blog/later.html', 'index.html'].map(async (path) => noticeIn(await file(path))))
    expect(notices).toEqual(['Draft: not on the site.', 'Scheduled: appears on 2999-05-01.', 'Preview, with what is not published yet.'])
    expect(await file('blog.html')).toContain('a[href="/blog/idea"]::before{content:"Draft";')
  })

  previewTest('is for no search engine, and names its own address only', async ({ preview: { out, build, file } }) => {
    await build(...PREVIEW)
    const files = Object.entries(await bytesOf(out))
    const pages = files.filter(([path]) => path.endsWith('.html'))
    expect(pages.filter(([, html]) => !html.includes('<meta name="robots" content="noindex">')).map(([path]) => path)).toEqual([])
    expect(await file('_headers')).toContain('X-Robots-Tag: noindex')
    expect(await file('robots.txt')).toBe('User-agent: *\nAllow: /\n')
    expect(await file('sitemap.xml')).toContain('<loc>https://preview.example/blog/idea</loc>')
  })

  previewTest('is a preview of this machine where no origin is given', async ({ preview: { build, file } }) => {
    await build('--drafts')
    expect(await file('blog/idea.html')).toContain('<link rel="canonical" href="http://localhost:4173/blog/idea">')
  })

  test('marks links below a base path', () => {
    const draft = { state: 'draft', url: '/blog/idea', file: 'blog/idea.mdx', publishAt: undefined, expireAt: undefined } as const
    expect(previewMarks([draft], '/next/').head).toContain('a[href="/next/blog/idea"]::before{content:"Draft";')
  })

  previewTest('is refused at the address of the site itself', async ({ site, preview: { build } }) => {
    const identity = await readFile(join(site.root, 'site/identity.yaml'), 'utf8')
    const origin = /^origin: (\S+)$/m.exec(identity)?.[1] ?? ''
    const { code, stderr } = await build('--drafts', '--origin', origin)
    expect({ code, stderr }).toMatchInlineSnapshot(`
      {
        "code": 1,
        "stderr": "
      A preview with drafts cannot be published at https://site.example, the address of the site itself. Name another one: \`--origin https://preview.example.com\`, or SITE_ORIGIN.
      Nothing was written.
      ",
      }
    `)
  })

  previewTest('leaves nothing in the next build of the site', async ({ preview: { out, build } }) => {
    await build()
    const published = await bytesOf(out)
    await build(...PREVIEW)
    await build()
    expect(await bytesOf(out)).toEqual(published)
  })

  previewTest('keeps an expired entry that a draft refers to', async ({ site, preview: { build, file } }) => {
    await site.write({ 'people/former.yaml': person({ name: 'Former Author', expireAt: '2024-02-01' }) })
    await site.write({
      'blog/idea.mdx': article(
        blogPost({
          title: 'An idea',
          excerpt: 'What an idea has to say, in one sentence of a fitting length.',
          draft: true,
          author: 'former',
        }),
      ),
    })
    expect(await build(...PREVIEW)).toMatchObject({ code: 0 })
    expect(await file('blog/idea.html')).toContain('Former Author')
  })
})
