import { expect, test } from 'vitest'
import { assertKnownParts, type ClientParts, type KnownQueries } from '../../renderer/checks/islands'
import { SITE } from '../support/site'

const PARTS: ClientParts = { islands: { '../site/menu/island.tsx': { name: 'menu' } }, enhancements: ['../site/share/enhancement.ts'] }

/** A page that reads one parameter, and one that every page reads. */
const QUERIES: KnownQueries = { fixedPages: new Map([['/a', { topic: {} }]]), everywhere: { region: {} } }

/** Checks a page with these parts. */
const check = ({ islands = [], enhancements = [] }: { islands?: string[]; enhancements?: string[] }, parts = PARTS) =>
  assertKnownParts([{ address: '/a', report: { islands, enhancements } }], parts, QUERIES)

test('parts that the loader finds are accepted', () => {
  expect(() => check({ islands: ['menu'], enhancements: ['share'] })).not.toThrow()
})

test('an island whose name is not that of its folder is a bug of ours, shown or not', () => {
  const parts = { ...PARTS, islands: { '../site/side-menu/island.tsx': { name: 'menu' } } }
  expect(() => check({}, parts)).toThrow(
    'the island of site/side-menu/island.tsx has the name "menu". Its name is that of its folder: make it "side-menu"',
  )
})

test('an island without a folder is a bug of ours', () => {
  expect(() => check({ islands: ['meun'] })).toThrow('/a has the island "meun", and no folder of that name has an island.tsx.')
})

test('an enhancement without a folder is a bug of ours', () => {
  expect(() => check({ enhancements: ['menu'] })).toThrow(
    '/a has an element with data-enhance="menu", and no folder of that name has an enhancement.ts. Make it there, or name one that is there: share',
  )
})

test('an island that reads what the site does not know of is a bug of ours', () => {
  const reading = (...parameters: string[]) => ({ ...PARTS, islands: { '../site/menu/island.tsx': { name: 'menu', parameters } } })
  expect(() => check({ islands: ['menu'] }, reading('topic', 'region'))).not.toThrow()
  expect(() => check({}, reading('topic', 'place'))).toThrow(
    'the island "menu" reads `place` from the address, and links with it would be errors. List it for its page in the `queries` of the site',
  )
})

test('several mistakes are said together, each once however many pages have it', () => {
  const islands = { '../site/side-menu/island.tsx': { name: 'menu' }, '../site/clock/island.tsx': { name: 'watch' } }
  const report = { islands: ['menu', 'meun'], enhancements: ['shear'] }
  const pages = ['/a', '/b'].map((address) => ({ address, report }))
  expect(() => assertKnownParts(pages, { ...PARTS, islands }, QUERIES)).toThrowErrorMatchingInlineSnapshot(`
    [SiteCodeError: These are mistakes in the code of the site:
    - the island of site/side-menu/island.tsx has the name "menu". Its name is that of its folder: make it "side-menu"
    - the island of site/clock/island.tsx has the name "watch". Its name is that of its folder: make it "clock"
    - /a has the island "meun", and no folder of that name has an island.tsx. Make it there
    - /a has an element with data-enhance="shear", and no folder of that name has an enhancement.ts. Make it there, or name one that is there: share]
  `)
})

test('all parts of the site are known', () => {
  expect(() => assertKnownParts([], SITE.parts, SITE.model)).not.toThrow()
  expect(Object.keys(SITE.parts.islands).length).toBeGreaterThan(5)
  expect(SITE.parts.enhancements.length).toBeGreaterThan(10)
})
