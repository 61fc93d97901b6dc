import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createContext, sharedData } from '../../renderer/context'
import { hashOf } from '../../renderer/key'
import { renderPage } from '../../renderer/render'
import { readSheet } from '../../renderer/styles/read-sheet'
import { ensureBundle } from '../../scripts/bundle.mjs'
import { batchesOf } from '../../scripts/workers/batches'
import { parseTexts } from '../../scripts/workers/parse'
import { parseInParallel } from '../../scripts/workers/parse-in-parallel'
import { openPool, threadOptions } from '../../scripts/workers/pool'
import { plainPage, sharedContext } from '../../scripts/workers/tasks'
import { contextOfFiles, reviewed } from '../../src/engine/content/link/review'
import { parseCacheOf, textKeyOf } from '../../src/engine/content/parse/parse-cache'
import type { RawEntry } from '../../src/engine/content/read/raw-entry'
import { readContent } from '../../src/engine/content/read/read'
import { required } from '../../src/engine/problems/problem'
import { markdown } from '../../src/site/outputs/markdown'
import { ASSETS, outputOf, sitePage } from '../renderer/made'
import { CODE } from '../support/code'
import { planPages } from '../support/plan-pages'
import { parseContent, SITE } from '../support/site'
import { siteTest, TODAY } from '../support/site-test'

describe('worker threads', () => {
  siteTest('parse, render and make files as one thread does, and leave out texts with problems', { timeout: 60_000 }, async ({ site }) => {
    const graph = await site.graph()
    await site.write({ 'blog/broken.mdx': 'no front matter' })
    const raw = await readContent(site.root)
    const { value, problems } = parseContent(raw)
    const { server } = await ensureBundle(undefined, ['ssr'])
    const pool = openPool(server)
    try {
      const reviewedIn = contextOfFiles(raw, SITE.model, { today: TODAY })
      const parsed = await pool.parse(raw, reviewedIn)
      expect(new Map(parsed)).toEqual(parseCacheOf(raw, reviewed(value, reviewedIn), problems))
      expect(parsed.map(([file]) => file)).not.toContain('blog/broken.mdx')

      const pages = planPages(SITE, graph).value
      const data = { shared: sharedData(SITE, graph), assets: ASSETS, code: CODE }
      const context = createContext(SITE, { graph, assets: ASSETS, code: CODE })
      const place = (index: number) => ({ to: join(site.root, `${index}.html`), unless: undefined })
      const rendered = await pool.render(
        sharedContext(data, readSheet(SITE.theme.styles)),
        pages.map((page, index) => ({ page: plainPage(page), places: [place(index)] })),
      )
      const written = await Promise.all(pages.map((_, index) => readFile(place(index).to)))
      // The bundle has the fonts and the scripts of the site, which tests do not load; styles are those of the sheet.
      const stylesAndBody = (html: string) => [/<style>.*<\/style>/s.exec(html)?.[0], html.slice(html.indexOf('<body'))]
      expect(written.map((html) => stylesAndBody(html.toString()))).toEqual(
        pages.map((page) => stylesAndBody(renderPage(page, context).html)),
      )
      expect(rendered.map(({ hash }) => hash)).toEqual(written.map(hashOf))
      expect(rendered.map(({ report }) => report)).toEqual(pages.map((page) => renderPage(page, context).report))

      const own = pages.map(({ address }) => sitePage({ address }))
      const made = [...markdown.emit(outputOf(graph, { pages: own }))]
      const tasks = made.map(({ part }, index) => {
        const { task, index: at } = required(part, 'the part of a file')
        return { data: task.data(), parts: [{ index: at, place: place(index) }] }
      })
      const hashes = await pool.makeFiles(markdown.name, tasks)
      const texts = await Promise.all(made.map(async ({ contents }) => contents()))
      expect(made.length).toBeGreaterThan(3)
      expect(await Promise.all(made.map((_, index) => readFile(place(index).to, 'utf8')))).toEqual(texts)
      expect(hashes).toEqual(texts.map((text) => hashOf(Buffer.from(text))))
    } finally {
      await pool.close()
    }
  })
})

test('threads have the options of the process but those that say where its code is', () => {
  expect(threadOptions(['--max-semi-space-size=32'])).toEqual({})
  expect(threadOptions(['--input-type=module', '--no-warnings'])).toEqual({ execArgv: ['--no-warnings'] })
})

describe('texts that are parsed ahead', () => {
  const texts = (count: number, text: string): RawEntry[] =>
    Array.from({ length: count }, (_, index) => ({ kind: 'text', file: `blog/post-${index}.mdx`, text }))
  const parsed: string[] = []
  const context = contextOfFiles([], SITE.model, { today: TODAY })
  const pool = {
    concurrency: 2,
    parse: async (raw: readonly RawEntry[]) => {
      parsed.push(...raw.map(({ file }) => file))
      return raw.map(
        ({ file }) => [file, { textKey: textKeyOf({ text: 'new' }), data: {}, editorial: {}, body: undefined, review: undefined }] as const,
      )
    },
  }

  test('are those that are not known yet, where there are many', async () => {
    const known = new Map([
      ['blog/post-3.mdx', { textKey: textKeyOf({ text: 'new' }), data: {}, editorial: {}, body: undefined, review: undefined }],
    ])
    const few = await parseInParallel(texts(20, 'new'), { record: known, context }, pool)
    expect({ few, parsed }).toEqual({ few: known, parsed: [] })
    const all = await parseInParallel(texts(1000, 'new'), { record: known, context }, pool)
    expect([all.size, parsed.length, parsed.includes('blog/post-3.mdx')]).toEqual([1000, 999, false])
  })

  test('parsing in parts gives what parsing at once does', async () => {
    const raw = await readContent('tests/fixtures/site')
    const context = contextOfFiles(raw, SITE.model, { today: TODAY })
    const parts = [...batchesOf(raw, 7)].flatMap((batch) => parseTexts(SITE, batch, context))
    expect(new Map(parts)).toEqual(new Map(parseTexts(SITE, raw, context)))
  })
})
