import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { describe, expect, vi } from 'vitest'
import { collectionNames, collections } from '../../schemas/index'
import create from '../../scripts/new'
import { bytesOf } from '../support/folder-test'
import { ROOT, runCommand } from '../support/run-command'
import { siteTest } from '../support/site-test'

describe('a new entry', () => {
  siteTest('is written where it belongs, and is right as it stands', async ({ site }) => {
    const { code, stdout, stderr } = await runCommand('new', 'blog', 'my-new-post', '--content', site.root)
    expect({ code, stdout, stderr }).toEqual({
      code: 0,
      stdout: `${relative(ROOT, join(site.root, 'blog/my-new-post.mdx'))}\n`,
      stderr: '',
    })
    expect(await site.problems()).toEqual([])
    expect((await site.graph()).blog.get('my-new-post')?.title).toBe('My new post')
  })

  siteTest('is never written over another one', async ({ site }) => {
    const before = await bytesOf(site.root)
    const { code, stderr } = await runCommand('new', 'blog', 'first-post', '--content', site.root)
    expect(code).toBe(2)
    expect(stderr).toBe(`${relative(ROOT, join(site.root, 'blog/first-post.mdx'))} is there already.\n`)
    expect(await bytesOf(site.root)).toEqual(before)
  })

  siteTest('needs content that is right', async ({ site }) => {
    await site.write({ 'site/chat.yaml': null })
    const before = await bytesOf(site.root)
    const { code, stderr } = await runCommand('new', 'blog', 'my-post', '--content', site.root)
    expect(code).toBe(1)
    expect(stderr).toContain('`npm run check` shows them')
    expect(await bytesOf(site.root)).toEqual(before)
  })

  siteTest('of every collection stands beside all others, and beside a second one', async ({ site }) => {
    const said = vi.spyOn(console, 'log').mockReturnValue()
    const entries = collectionNames.flatMap((name) =>
      ['one-more', 'yet-another'].map((slug) => ({ name, slug: `${slug}-${name.toLowerCase()}` })),
    )
    // Called here, since as many processes would take long.
    for (const { name, slug } of entries)
      expect(await create({ args: [collections[name].dir, slug, '--content', site.root], root: ROOT, codeKey: '' })).toBe(0)
    expect(said).toHaveBeenCalledTimes(entries.length)
    said.mockRestore()
    expect(await runCommand('check', '--content', site.root)).toMatchObject({ code: 0, stderr: '' })
    const graph = await site.graph()
    expect(entries.filter(({ name, slug }) => !graph[name].has(slug))).toEqual([])
  })

  siteTest('says what each field is for', async ({ site }) => {
    await runCommand('new', 'people', 'ada-maker', '--content', site.root)
    expect(await readFile(join(site.root, 'people/ada-maker.yaml'), 'utf8')).toMatchSnapshot()
  })
})
