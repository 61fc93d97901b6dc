import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { buildTest, recordOf } from '../support/build-test'
import { callCommand } from '../support/call-command'
import { article, blogPost } from '../support/factories'
import { treeOf } from '../support/folder-test'
import { pictureBytes } from '../support/pictures'

describe('build', () => {
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
      expect(skipped((await run('--skip', 'cards')).stdout)).toBe('skipped: cards (1 file); a build without --skip makes them')
      expect(await cardsIn()).toEqual(all.filter((path) => path !== 'cards/blog/first-post.png'))
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
})
