import { describe, expect, test } from 'vitest'
import { problem, type SiteProblem } from '../../../src/engine/problems/problem'
import { waivableCodes } from '../../../src/engine/problems/waivable'
import { SITE } from '../../support/site'
import { siteTest } from '../../support/site-test'
import { LATER_CODES, triggers } from './triggers'

/** A text that ends as a sentence. */
const SENTENCES = /[^.?\s][.?]$/

/** The problems of the engine and of the site. */
const catalogue = SITE.model.problems

const place = { file: 'a.yaml' }
const later: readonly SiteProblem[] = [
  problem('page/collision', place, '/a', '`b.yaml`'),
  problem('page/title', place, 'A', 'b.yaml'),
  problem('page/description', place, 'b.yaml'),
  problem('redirect/unknown', place, '/a', '/b'),
  problem('redirect/parameter', place, '/a', '/b/:slug', ':slug'),
  problem('redirect/chain', place, '/a', '/b', '/c'),
  problem('redirect/loop', place, '/a', ['/b', '/a']),
  problem('field/more', place, 7),
  problem('link/unknown', place, '/a', '/b'),
  problem('link/anchor', place, '/a#b'),
]

describe('the catalogue', () => {
  test('keeps its codes, which are permanent', () => {
    expect(Object.keys(catalogue).toSorted()).toMatchInlineSnapshot(`
      [
        "article/margin-words",
        "card/glyph",
        "contact/service",
        "document/character",
        "editorial/ahead",
        "editorial/alt",
        "editorial/description-length",
        "editorial/doubled-word",
        "editorial/excerpt-repeats-title",
        "editorial/heading-level",
        "editorial/heading-style",
        "editorial/link-text",
        "editorial/lost-character",
        "editorial/markup",
        "editorial/raw-number",
        "editorial/reading-level",
        "editorial/repeated-item",
        "editorial/stale",
        "editorial/straight-apostrophe",
        "editorial/title-length",
        "editorial/typewriter-sign",
        "entry/day-order",
        "entry/featured",
        "entry/guess",
        "entry/placeholder",
        "entry/updated-before-date",
        "event/agenda-hours",
        "event/agenda-order",
        "event/clock-change",
        "event/end-before-start",
        "event/unknown-zone",
        "fact/count",
        "fact/unknown",
        "fact/word",
        "field/chip",
        "field/choice",
        "field/empty",
        "field/format",
        "field/indentation",
        "field/missing",
        "field/more",
        "field/place",
        "field/place-missing",
        "field/size",
        "field/twice",
        "field/type",
        "field/unknown",
        "file/conflict",
        "file/control-character",
        "file/duplicate",
        "file/empty",
        "file/encoding",
        "file/missing",
        "file/reserved",
        "file/slug",
        "file/stray",
        "file/too-large",
        "file/unreadable",
        "front-matter/missing",
        "front-matter/unclosed",
        "link/absolute",
        "link/anchor",
        "link/category",
        "link/left-out",
        "link/moved",
        "link/query",
        "link/topic",
        "link/unknown",
        "link/unpublished",
        "list/unused-chip",
        "mdx/address",
        "mdx/attribute",
        "mdx/code",
        "mdx/code-words",
        "mdx/component",
        "mdx/content",
        "mdx/empty",
        "mdx/expression",
        "mdx/fence",
        "mdx/footnote",
        "mdx/handler",
        "mdx/heading",
        "mdx/html",
        "mdx/language",
        "mdx/markup",
        "mdx/picture",
        "mdx/picture-parts",
        "mdx/reference",
        "mdx/script",
        "mdx/syntax",
        "mdx/table",
        "page/collision",
        "page/description",
        "page/switched-off",
        "page/title",
        "picture/alt",
        "picture/damaged",
        "picture/host",
        "picture/kind",
        "picture/large",
        "picture/missing",
        "picture/small",
        "picture/unknown",
        "picture/unused",
        "quote/own-marks",
        "redirect/chain",
        "redirect/loop",
        "redirect/parameter",
        "redirect/unknown",
        "ref/self",
        "ref/unknown",
        "ref/unpublished",
        "region/no-office",
        "security/near-expiry",
        "security/past-expiry",
        "tag/lookalike",
        "tag/no-address",
        "tag/two-forms",
        "tag/with-comma",
        "time/ahead",
        "time/frozen",
        "time/gap",
        "time/order",
        "tool/formula",
        "tool/uneven-rows",
        "tool/unreadable-text",
        "waive/unknown",
        "waive/unused",
        "yaml/alias",
        "yaml/comment",
        "yaml/duplicate-key",
        "yaml/key",
        "yaml/syntax",
        "yaml/tag",
      ]
    `)
  })

  test('has no warnings of later stages, because waivers are applied when content is linked', () => {
    expect(LATER_CODES.filter((code) => waivableCodes(catalogue).has(code))).toEqual([])
  })

  test('has a trigger for every code that content can cause', () => {
    expect([...Object.keys(triggers), ...LATER_CODES].toSorted()).toEqual(Object.keys(catalogue).toSorted())
  })

  test.for(Object.entries(catalogue))('%s has a title and a hint in sentences', ([, { title, hint }]) => {
    expect(title).toMatch(SENTENCES)
    expect(hint).toMatch(SENTENCES)
  })

  test('has a distinct title and hint for each problem', () => {
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
