import { describe, expect, vi } from 'vitest'
import { COLLECTION_NAMES } from '../../schemas/collection-names'
import create from '../../scripts/new'
import { collections } from '../../src/site/collections/index'
import { callCommand } from '../support/call-command'
import { DRAFT, fill } from '../support/drafts'
import { runCommand } from '../support/run-command'
import { PROJECT } from '../support/site'
import { siteTest } from '../support/site-test'

describe('a new entry', () => {
  siteTest('of every collection stands beside all others and a second one, as a draft and published', async ({ site }) => {
    const said = vi.spyOn(console, 'log').mockReturnValue()
    const entries = COLLECTION_NAMES.flatMap((name) =>
      ['one-more', 'yet-another'].map((slug) => ({ name, slug: `${slug}-${name.toLowerCase()}` })),
    )
    for (const { name, slug } of entries)
      expect(await create({ args: [collections[name].dir, slug, '--content', site.root], ...PROJECT, codeKey: '' })).toBe(0)
    expect(said).toHaveBeenCalledTimes(entries.length)
    said.mockRestore()
    expect(await runCommand('check', '--content', site.root)).toMatchObject({ code: 0, stderr: '' })
    expect((await site.graph()).unpublished).toHaveLength(entries.length)

    for (const { name, slug } of entries) await site.replace(`${collections[name].dir}/${slug}.${collections[name].format}`, DRAFT, '')
    const accused = (await site.problems()).map((line) => line.split('  '))
    expect([...new Set(accused.map(([, code]) => code))]).toEqual(['entry/placeholder', 'entry/guess', 'region/no-office'])
    const files = new Set(accused.map(([place = '']) => place.replace(/:.*/, '')))
    expect([...files].toSorted()).toEqual(
      entries.map(({ name, slug }) => `${collections[name].dir}/${slug}.${collections[name].format}`).toSorted(),
    )

    for (const file of files) await fill(site, file)
    // Both regions are new, and no office is there yet.
    const { code, stderr } = await callCommand('check', '--content', site.root)
    expect([code, ...(stderr.match(/(?<=warning )[a-z]+\/\S+/g) ?? [])]).toEqual([0, 'region/no-office', 'region/no-office'])
    const graph = await site.graph()
    expect(entries.filter(({ name, slug }) => !graph[name].has(slug))).toEqual([])
  })
})
