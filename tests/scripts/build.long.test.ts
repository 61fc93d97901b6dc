import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { buildTest, recordOf } from '../support/build-test'
import { callCommand } from '../support/call-command'
import { article, blogPost } from '../support/factories'
import { treeOf } from '../support/folder-test'

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
      expect(skipped((await run('--skip', 'cards')).stdout)).toBe('skipped: cards (1 files); a build without --skip makes them')
      expect(await cardsIn()).toEqual(all.filter((path) => path !== 'cards/blog/first-post.png'))
      await run()
      expect(await cardsIn()).toEqual(all)
    } finally {
      await rm(recordOf(out), { recursive: true, force: true })
    }
  })
})
