import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { buildTest, recordOf } from '../support/build-test'
import { callCommand } from '../support/call-command'
import { article, blogPost } from '../support/factories'
import { bytesOf, treeOf } from '../support/folder-test'

/** The output of a build, without what differs from run to run. */
const shapeOf = (text: string) => text.replace(/page \S+ \(/, 'page ADDRESS (').replace(/ *\d[\d.,]*/g, ' N')

describe('build', () => {
  buildTest(
    'by the command carries its styles and scripts, and writes nothing where nothing has changed',
    async ({ site, outs, command }) => {
      await site.write({ 'blog/draft.mdx': article({ ...blogPost(), draft: true }) })
      const first = await command('first')
      expect(first).toMatchObject({ code: 0, stderr: '' })
      expect(shapeOf(first.stdout)).toMatchSnapshot()
      expect(first.stdout).toMatch(/ \d+ written, 0 removed, 0 unchanged$/m)
      const made = await treeOf(join(outs, 'first'))
      const again = await command('first')
      expect(again.stdout).toMatch(/^write .* 0 written, 0 removed, \d+ unchanged$/m)
      expect(await treeOf(join(outs, 'first'))).toEqual(made)

      const home = await readFile(join(outs, 'first/index.html'), 'utf8')
      expect(home).toMatch(/<style>[^<]*@layer reset/)
      const loaded = [...home.matchAll(/(?:<script[^>]* src|<link[^>]* href)="\/([^"]*)"/g)].map(([, path = '']) => path)
      expect(loaded).toContainEqual(expect.stringMatching(/^assets\/loader-.*\.js$/))
      expect(loaded.filter((path) => !(path in made))).toEqual([])
      const texts = Object.entries(made).map(([path, { bytes }]) => [path, bytes] as const)
      // A message in the development build of React, which is large and slow.
      const scripts = texts.filter(([path]) => path.endsWith('.js'))
      expect(scripts.filter(([, text]) => text.includes('React DevTools')).map(([path]) => path)).toEqual([])
      // Neither the content explorer nor marks of drafts.
      expect(texts.filter(([path, text]) => /__content|unpublished-notice/.test(path + text)).map(([path]) => path)).toEqual([])
    },
  )

  buildTest('gives the graph to other programs, a line at a time, if it is asked to', async ({ site, outs }) => {
    const build = (graph: string) => callCommand('build', '--content', site.root, '--out', join(outs, 'out'), '--graph', graph)
    expect(await build(join(outs, 'made/graph.jsonl'))).toMatchObject({ code: 0, stderr: '' })
    const lines = (await readFile(join(outs, 'made/graph.jsonl'), 'utf8')).trimEnd().split('\n')
    expect(lines.map((line) => JSON.parse(line))).toContainEqual(expect.objectContaining({ part: 'blog', name: 'first-post' }))
    await rm(recordOf(join(outs, 'out')), { recursive: true })
    for (const place of [join(outs, 'out/graph.jsonl'), join(site.root, 'blog/graph.jsonl')])
      expect(await build(place)).toMatchObject({ code: 2, stderr: expect.stringContaining('cannot hold the graph') })
  })

  buildTest('after a change makes the bytes of a first build, and only those that are new', async ({ site, outs, build }) => {
    await build('warm')
    await site.replace('blog/first-post.mdx', 'A short text.', 'Another text.')
    const warm = await build('warm')
    // The page, its Markdown, the feeds of all, of the blog, of its tag and of its author in three formats, its words and a part with them
    // for the search, and the manifest.
    expect(warm.stdout).toMatch(/^write .* 17 written, 0 removed, \d+ unchanged$/m)

    await site.write({ 'events/first-event.yaml': null, 'careers/first-job.yaml': null, 'blog/made.mdx': article(blogPost()) })
    expect(await build('warm')).toMatchObject({ code: 0 })
    await build('cold')
    expect(await bytesOf(join(outs, 'warm'))).toEqual(await bytesOf(join(outs, 'cold')))
  })
})

describe('a build that cannot be', () => {
  buildTest('says why and leaves everything as it was', async ({ site, outs, build }) => {
    await build('out')
    const before = await treeOf(join(outs, 'out'))
    for (const [reason, file, from, to] of [
      ['a reference to nothing', 'blog/first-post.mdx', 'author: first-person', 'author: nobody-at-all'],
      ['two pages with one title', 'services/second-service.yaml', 'title: Second service', 'title: First service'],
      ['a link to nothing', 'blog/first-post.mdx', 'A short text.', 'A [door](/nowhere-at-all).'],
      ['a link to nothing in the header', 'site/navigation.yaml', 'href: /investors', 'href: /nowhere-at-all'],
    ] as const) {
      await site.replace(file, from, to)
      const { code, stderr } = await build('out')
      expect(code).toBe(1)
      expect(stderr.replaceAll(site.root, 'SITE')).toMatchSnapshot(reason)
      expect(await treeOf(join(outs, 'out'))).toEqual(before)
      await site.replace(file, to, from)
    }
  })

  buildTest('does not touch a folder that holds something else', async ({ outs, build }) => {
    await mkdir(join(outs, 'mine'), { recursive: true })
    await writeFile(join(outs, 'mine/novel.txt'), 'It was')
    const { code, stderr } = await build('mine')
    expect(code).toBe(2)
    expect(stderr).toBe(`${join(outs, 'mine')} holds files, and no build made them. Name an empty folder.\n`)
    expect(await bytesOf(outs)).toEqual({ 'mine/novel.txt': 'It was' })
  })
})
