import { describe, expect, vi } from 'vitest'
import { contentFingerprint, isStillValid } from '../../../src/engine/content/link/content-fingerprint'
import { type LinkOptions, linkGraph } from '../../../src/engine/content/link/link'
import { parseEntries } from '../../../src/engine/content/parse/parse'
import { parseCacheOf } from '../../../src/engine/content/parse/parse-cache'
import { readContent } from '../../../src/engine/content/read/read'
import { SITE } from '../../support/site'
import { siteTest, TODAY } from '../../support/site-test'

const POST = 'blog/first-post.mdx'
const day = { today: TODAY }

/** Content as it is read now, with the record of its texts. */
async function loaded(root: string, crossFileLint = SITE.model.crossFileLint) {
  const raw = await readContent(root)
  const { value, problems } = parseEntries(raw, { ...SITE.model, crossFileLint })
  const linked = linkGraph(value, day)
  return { raw, entries: linked.entries, record: parseCacheOf(raw, linked.entries, problems), linked }
}

/** The data of a graph. */
function dataOf({ value }: ReturnType<typeof linkGraph>) {
  if (!value) throw new Error('The small site has a mistake.')
  const { collections, site, pages, links, pictures, changes } = value
  return { entries: [...collections.values()].map((collection) => collection.values()), site, pages, links, pictures, changes }
}

describe('content that was right', () => {
  siteTest.for([
    ['a sentence', POST, 'A short text.', 'Another text.\n\nOf two paragraphs.', true],
    ['a link', POST, 'A short text.', 'A [link](/nowhere).', false],
    ['a field', POST, 'title: First post', 'title: Other post', false],
    ['a word of the site', 'site/identity.yaml', 'name: Example', 'name: Another', false],
  ] as const)('with another %s is right as far as no other file sees that', async ([, file, from, to, isRight], { site }) => {
    const before = await loaded(site.root)
    expect(before.linked.isCrossFileValid).toBe(true)
    const validContent = contentFingerprint(before.record, { raw: before.raw, day })
    await site.replace(file, from, to)
    const { entries, raw } = await loaded(site.root)
    expect(isStillValid({ validContent, record: before.record }, entries, { raw, day })).toBe(isRight)
  })

  siteTest('is not known to be right on another day, with a file less, or by the record of other texts', async ({ site }) => {
    const { raw, record, entries } = await loaded(site.root)
    const validContent = contentFingerprint(record, { raw, day })
    expect(isStillValid({ validContent, record }, entries, { raw, day: { today: '2024-12-16' } })).toBe(false)
    const changed = new Map(record).set(POST, { ...[...record.values()][0], textKey: 'other' } as never)
    expect(isStillValid({ validContent, record: changed }, entries, { raw, day })).toBe(false)
    await site.write({ [POST]: null })
    const without = await loaded(site.root)
    expect(isStillValid({ validContent, record }, without.entries, { raw: without.raw, day })).toBe(false)
  })

  siteTest('is not checked across files again, and gives the same graph', async ({ site }) => {
    const rule = vi.fn(() => [])
    const { entries } = await loaded(site.root, [rule])
    rule.mockClear()
    const link = (options: Partial<LinkOptions>) => linkGraph(entries, { ...day, ...options })
    const [checked, known] = [link({}), link({ isCrossFileValid: true })]
    expect(rule).toHaveBeenCalledTimes(1)
    expect([dataOf(known), known.problems, known.isCrossFileValid]).toEqual([dataOf(checked), checked.problems, true])
  })
})
