import { describe, expect, test } from 'vitest'
import { catalogue } from '../../src/errors/catalogue'
import { problem, type SiteProblem } from '../../src/errors/problem'
import { waivableCodes } from '../../src/errors/waivable'
import { siteTest } from '../support/site-test'
import { LATER_CODES, triggers } from './triggers'

/** The end of a sentence. */
const SENTENCES = /[^.?\s][.?]$/

const place = { file: 'a.yaml' }
const later: readonly SiteProblem[] = [
  problem('page/collision', place, '/a', '`b.yaml`'),
  problem('page/title', place, 'A', 'b.yaml'),
  problem('page/description', place, 'b.yaml'),
  problem('redirect/loop', place, '/a', '/b'),
  problem('link/unknown', place, '/a', '/b'),
  problem('link/anchor', place, '/a#b'),
]

describe('the catalogue', () => {
  test('keeps its codes: they are permanent', () => {
    expect(Object.keys(catalogue)).toMatchInlineSnapshot(`
      [
        "file/missing",
        "file/stray",
        "file/slug",
        "file/reserved",
        "file/encoding",
        "file/control-character",
        "file/too-large",
        "file/unreadable",
        "file/empty",
        "yaml/syntax",
        "yaml/duplicate-key",
        "yaml/alias",
        "yaml/tag",
        "front-matter/missing",
        "front-matter/unclosed",
        "field/unknown",
        "field/missing",
        "field/type",
        "field/choice",
        "field/size",
        "field/format",
        "field/place",
        "ref/unknown",
        "fact/unknown",
        "link/unknown",
        "link/anchor",
        "picture/missing",
        "picture/host",
        "picture/unknown",
        "picture/damaged",
        "picture/kind",
        "picture/small",
        "picture/large",
        "picture/alt",
        "picture/unused",
        "time/order",
        "ref/unpublished",
        "link/unpublished",
        "time/gap",
        "editorial/alt",
        "editorial/heading-level",
        "editorial/heading-style",
        "editorial/title-length",
        "editorial/description-length",
        "editorial/excerpt-repeats-title",
        "editorial/reading-level",
        "editorial/stale",
        "editorial/raw-number",
        "editorial/link-text",
        "editorial/doubled-word",
        "waive/unknown",
        "waive/unused",
        "mdx/syntax",
        "mdx/expression",
        "mdx/code",
        "mdx/script",
        "mdx/handler",
        "mdx/address",
        "mdx/html",
        "mdx/picture",
        "mdx/component",
        "mdx/attribute",
        "mdx/heading",
        "page/collision",
        "page/title",
        "page/description",
        "redirect/loop",
      ]
    `)
  })

  test('has no warning of a later stage: waivers are weighed when content is linked', () => {
    expect(LATER_CODES.filter((code) => waivableCodes.has(code))).toEqual([])
  })

  test('has content for every code that content can cause', () => {
    expect([...Object.keys(triggers), ...LATER_CODES].toSorted()).toEqual(Object.keys(catalogue).toSorted())
  })

  test.for(Object.entries(catalogue))('%s has a title and a hint in sentences', ([, { title, hint }]) => {
    expect(title).toMatch(SENTENCES)
    expect(hint).toMatch(SENTENCES)
  })

  test('has no two problems with one title or one hint', () => {
    const entries = Object.values(catalogue)
    expect(new Set(entries.map(({ title }) => title)).size).toBe(entries.length)
    expect(new Set(entries.map(({ hint }) => hint)).size).toBe(entries.length)
  })

  test.for(later)('$code speaks in sentences', ({ message }) => {
    expect(message).toMatch(SENTENCES)
    expect(message).not.toMatch(/undefined|\[object/)
  })
})

describe('the smallest content that gives', () => {
  siteTest.for(Object.entries(triggers))('%s', async ([code, change], { site }) => {
    if (typeof change === 'function') await change(site)
    else await site.write(change)
    const found = [...(await site.problems()), ...(await site.style())]
    expect(found).toEqual([expect.stringMatching(new RegExp(`^\\S.* {2}${code} {2}`))])
    expect(found[0]?.replace(/^.*? {2}\S+ {2}/, '')).toMatch(SENTENCES)
    expect(await site.printed()).toMatchSnapshot()
  })
})
