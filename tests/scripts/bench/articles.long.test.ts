import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { readContent } from '../../../src/engine/content/read/read'
import { required } from '../../../src/engine/problems/problem'
import { callCommand } from '../../support/call-command'
import { checkContent } from '../../support/check-content'
import { folderTest } from '../../support/folder-test'
import { ROOT } from '../../support/run-command'
import { SITE } from '../../support/site'

const ARTICLES = 120
const benchmark = required(SITE.benchmark, 'the benchmark of the site')
const { graph: found } = await checkContent(await readContent(join(ROOT, 'content')))
const graph = required(found ?? undefined, 'the graph of the content')

/** Writes the content of the site with more articles into a folder. */
async function writeContent(folder: string, count: number) {
  await cp(join(ROOT, 'content'), folder, { recursive: true })
  for (const { path, contents } of benchmark.files(graph, count)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), contents)
  }
}

describe('the articles of the benchmark', () => {
  test('are the same each time', () => {
    expect(benchmark.files(graph, 7)).toEqual(benchmark.files(graph, 7))
  })

  test('are as many as asked for, and known by their names', () => {
    const names = benchmark.files(graph, 7).map(({ path }) => path.replace(`${benchmark.folder}/`, ''))
    expect(names.filter((name) => benchmark.isArticle(name))).toHaveLength(7)
    expect(graph.blog.values().filter(({ slug }) => benchmark.isArticle(`${slug}.mdx`))).toEqual([])
  })

  folderTest('have no problem in the content of the site, and what articles may have', async ({ folder }) => {
    await writeContent(folder, ARTICLES)
    const checked = await checkContent(await readContent(folder))
    expect(checked.problems).toEqual([])
    const articles = required(checked.graph ?? undefined, 'the graph')
      .blog.values()
      .filter(({ slug }) => benchmark.isArticle(`${slug}.mdx`))
    expect(articles).toHaveLength(ARTICLES)
    const mean = articles.reduce((sum, { body }) => sum + body.words, 0) / ARTICLES
    expect(mean).toBeGreaterThan(680)
    expect(mean).toBeLessThan(760)
    expect(articles.filter(({ image }) => image)).not.toEqual([])
    expect(articles.filter(({ relatedPosts }) => relatedPosts)).not.toEqual([])
    expect(new Set(articles.map(({ author }) => author)).size).toBeGreaterThan(5)
    const links = articles.flatMap(({ body }) => body.links)
    expect(links).toEqual(expect.arrayContaining([expect.stringMatching(/^\/blog\/sample-/), expect.stringMatching(/^\/services\//)]))
  })

  test('share tags as by the law of Zipf: few on many articles, many on few', () => {
    const texts = benchmark.files(graph, 1000).map(({ contents }) => String(contents))
    const counts = new Map<string, number>()
    for (const [tag] of texts.flatMap((text) => [...text.matchAll(/^ {2}- (?:[A-Z].*)$/gm)])) counts.set(tag, (counts.get(tag) ?? 0) + 1)
    const sorted = [...counts.values()].toSorted((a, b) => b - a)
    expect(sorted.length).toBeGreaterThan(150)
    expect(sorted.length).toBeLessThanOrEqual(200)
    expect(sorted[0]).toBeGreaterThan(10 * (sorted[sorted.length >> 1] ?? 0))
  })
})

describe('the edit of a component', () => {
  test('finds its text once', async () => {
    const { path, from, to } = benchmark.componentEdit
    expect((await readFile(join(ROOT, path), 'utf8')).split(from)).toHaveLength(2)
    expect(to).not.toBe(from)
  })
})

/** Markup without tones: those of pages change from neighbor to neighbor, which the floor does not look for. */
const withoutTones = (markup: string) => markup.replaceAll(/ data-tone="[a-z]+"/g, '')

describe('the floor', () => {
  folderTest('shows the same text and the same drawing as the page, and says how long that took', async ({ folder }) => {
    const [content, out] = [join(folder, 'content'), join(folder, 'out')]
    await writeContent(content, 2)
    const { code, stdout, stderr } = await callCommand('floor', '--content', content, '--out', out)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(Number(stdout)).toBeGreaterThan(0)
    const checked = required((await checkContent(await readContent(content))).graph ?? undefined, 'the graph')
    const pages = SITE.pages.flatMap((page) => [...page.items(checked)])
    const page = required(
      pages.find(({ source }) => source === 'blog/sample-00002.mdx'),
      'the page',
    )
    const built = withoutTones(renderToStaticMarkup(page.element(SITE.words(checked))))
    const bare = withoutTones(await readFile(join(out, 'sample-00002.html'), 'utf8'))
    for (const part of [/<h1>.*?<\/h1>/, /<svg viewBox.*?<\/svg>/, /<div class="prose">.*?(?=<div class="mt8")/s]) {
      const [of = ''] = part.exec(built) ?? []
      expect(of).not.toBe('')
      expect(bare).toContain(of)
    }
    expect(bare.match(/<article class="card"/g)).toHaveLength(built.match(/<article class="card"/g)?.length ?? 0)
  })
})
