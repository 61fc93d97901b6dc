import { createHash } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, vi } from 'vitest'
import { stringify } from 'yaml'
import buildHere from '../../scripts/build'
import { buildTest, recordOf } from '../support/build-test'
import { BUNDLE_KEY } from '../support/bundle'
import { callCommand } from '../support/call-command'
import { article, blogPost } from '../support/factories'
import { bytesOf, treeOf } from '../support/folder-test'
import { pictureBytes } from '../support/pictures'
import { PROJECT } from '../support/site'

describe('build', () => {
  buildTest('names every other file in its manifest, with the hash of its bytes and the content of pages', async ({ outs, build }) => {
    await build('out')
    const { 'manifest.json': text = '', ...others } = await bytesOf(join(outs, 'out'))
    const sums = Object.entries(others).map(([path, bytes]) => {
      const hash = createHash('sha256').update(bytes, 'latin1').digest('hex')
      return [path, { hash: hash.slice(0, 24), size: bytes.length }]
    })
    const manifest: unknown = JSON.parse(text)
    expect(manifest).toMatchObject(Object.fromEntries(sums))
    expect(Object.keys(manifest ?? {})).toEqual(Object.keys(others))
    expect(manifest).toHaveProperty(['blog/first-post.html', 'content'], expect.arrayContaining(['blog/first-post.mdx']))
  })

  buildTest('says which pages are gone without a redirect, once', async ({ site, build }) => {
    await build('out')
    await site.write({ 'careers/first-job.yaml': null })
    const gone = /^1 page of the last build is gone, and no redirect in site\/redirects\.yaml leads on from it: \/careers\/first-job$/m
    expect((await build('out')).stdout).toMatch(gone)
    expect((await build('out')).stdout).not.toContain('gone')
    await site.write({
      'case-studies/second-case.yaml': null,
      'site/redirects.yaml': stringify([{ from: '/case-studies/second-case', to: '/case-studies', reason: 'It ended.' }]),
    })
    expect((await build('out')).stdout).not.toContain('gone')
  })

  buildTest('leaves out what --skip names, keeps what is still right, and makes it all the next time', async ({ outs, site }) => {
    const out = join(outs, 'skipped')
    const run = (...args: string[]) => callCommand('build', '--content', site.root, '--out', out, ...args)
    const cardsIn = async () => Object.keys(await treeOf(out)).filter((path) => path.startsWith('cards/'))
    const skipped = (text: string) => /^skipped: .*$/m.exec(text)?.[0]
    try {
      expect(await run('--skip', 'cards,html')).toMatchObject({
        code: 2,
        stderr: expect.stringMatching(/^Nothing to skip: html\. There are: .*cards/),
      })
      const first = await run('--skip', 'cards')
      expect(skipped(first.stdout)).toMatch(/^skipped: cards \([1-9]\d* files\); a build without --skip makes them$/)
      expect(await cardsIn()).toEqual([])
      expect(skipped((await run()).stdout)).toBeUndefined()
      const all = await cardsIn()
      expect(all).toContain('cards/blog/first-post.png')
      await site.write({ 'blog/first-post.mdx': article(blogPost({ title: 'Another title' })) })
      expect(skipped((await run('--skip', 'cards')).stdout)).toBe('skipped: cards (2 files); a build without --skip makes them')
      // The card of the hub shows its lead, which is this post.
      const stale = new Set(['cards/blog/first-post.png', 'cards/insights.png'])
      expect(await cardsIn()).toEqual(all.filter((path) => !stale.has(path)))
      await run()
      expect(await cardsIn()).toEqual(all)
    } finally {
      await rm(recordOf(out), { recursive: true, force: true })
    }
  })

  buildTest('compresses what changed with --compress, and removes it without', async ({ outs, site }) => {
    const out = join(outs, 'compressed')
    const run = (...args: string[]) => callCommand('build', '--content', site.root, '--out', out, '--skip', 'cards,pdfs', ...args)
    const compressedIn = async () => Object.keys(await treeOf(out)).filter((path) => /\.(?:br|gz)$/.test(path))
    try {
      expect((await run('--compress')).stdout).toMatch(/^compress .* [1-9]\d* compressed$/m)
      expect(await compressedIn()).toEqual(expect.arrayContaining(['index.html.br', 'index.html.gz', 'sitemap.xml.br']))
      const again = await run('--compress')
      expect(again.stdout).toMatch(/^write .* 0 written, 0 removed, /m)
      expect(again.stdout).toMatch(/^compress .* 0 compressed$/m)
      await run()
      expect(await compressedIn()).toEqual([])
    } finally {
      await rm(recordOf(out), { recursive: true, force: true })
    }
  })

  buildTest('counts warnings in its last line, where there are any', async ({ site, build }) => {
    const last = async () => (await build('out')).stdout.trim().split('\n').at(-1)
    expect(await last()).not.toContain('warning')
    await site.write({ 'blog/made.mdx': article(blogPost({ excerpt: 'What it says.' })) })
    expect(await last()).toBe('1 warning; `npm run check` shows it.')
    await site.write({ 'blog/other.mdx': article(blogPost({ title: 'Other', excerpt: 'What else it says.' })) })
    expect(await last()).toBe('2 warnings; `npm run check` shows them.')
  })

  buildTest('makes pictures once, and other addresses for other bytes', async ({ site, outs, build }) => {
    const image = { src: 'a.jpg', alt: 'What it shows' }
    await site.write({ 'blog/a.jpg': await pictureBytes(), 'blog/made.mdx': article(blogPost({ image })) })
    const made = async () => Object.entries(await treeOf(join(outs, 'out'))).filter(([path]) => path.startsWith('media/'))
    await build('out')
    const first = await made()
    expect(first).toHaveLength(6)
    await site.replace('blog/made.mdx', 'What it shows', 'What else it shows')
    await build('out')
    expect(await made()).toEqual(first)

    await site.write({ 'blog/a.jpg': await pictureBytes({ colour: '#123456' }) })
    await build('out')
    const second = await made()
    expect(second).toHaveLength(6)
    const page = await readFile(join(outs, 'out/blog/made.html'), 'utf8')
    expect(second.filter(([path]) => !page.includes(path))).toEqual([])
    expect(first.filter(([path]) => page.includes(path))).toEqual([])
  })

  buildTest('by other code that makes the same writes nothing', async ({ site, outs }) => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined)
    const args = ['--content', site.root, '--out', join(outs, 'out')]
    // What a cache has by other tests is of this bundle.
    const bundle = process.env[BUNDLE_KEY]
    expect(await buildHere({ ...PROJECT, args, codeKey: `${bundle}-one` })).toBe(0)
    const before = await treeOf(join(outs, 'out'))
    expect(Object.keys(before).filter((path) => path.endsWith('.css'))).toHaveLength(3)
    expect(await buildHere({ ...PROJECT, args, codeKey: `${bundle}-two` })).toBe(0)
    expect(await treeOf(join(outs, 'out'))).toEqual(before)
    await rm(recordOf(join(outs, 'out')), { recursive: true })
    vi.restoreAllMocks()
  })

  buildTest('does not load the site where nothing has changed since the last one', async ({ site, outs }) => {
    // An hour later, when all files have long been saved.
    vi.useFakeTimers({ now: Date.now() + 3_600_000, toFake: ['Date'] })
    const told = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    const loadSite = vi.fn(PROJECT.loadSite)
    const input = { ...PROJECT, args: ['--content', site.root, '--out', join(outs, 'out')], loadSite, codeKey: 'code' }
    expect(await buildHere(input)).toBe(0)
    expect(await buildHere(input)).toBe(0)
    expect(loadSite).toHaveBeenCalledOnce()
    expect(told.mock.calls.flat().join('\n')).toContain('nothing has changed since the last build')
    vi.stubEnv('VITE_EMAILJS_PUBLIC_KEY', 'another')
    expect(await buildHere(input)).toBe(0)
    expect(loadSite).toHaveBeenCalledTimes(2)
    await rm(recordOf(join(outs, 'out')), { recursive: true })
    vi.unstubAllEnvs()
    vi.restoreAllMocks()
    vi.useRealTimers()
  })

  buildTest('makes everything where the record of the earlier build is damaged, or of another version', async ({ outs, build }) => {
    const out = join(outs, 'out')
    await build('out')
    const before = await bytesOf(out)
    for (const text of ['{"/":{}}', '[', '{"version":0,"value":{"record":{"index.html":1},"lines":1}}']) {
      const parts = await readdir(recordOf(out), { recursive: true, withFileTypes: true })
      for (const part of parts.filter((entry) => entry.isFile())) await writeFile(join(part.parentPath, part.name), text)
      await rm(join(out, 'index.html'))
      expect((await build('out')).stdout).toMatch(/^write .* 1 written, 0 removed, \d+ unchanged$/m)
      expect(await bytesOf(out)).toEqual(before)
    }
  })
})
