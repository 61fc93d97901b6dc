import { describe, expect, test } from 'vitest'
import type { RenderedPage } from '../../renderer/build-pages'
import { pagesToCheck, targetsText } from '../../renderer/checks/pages-to-check'
import { sitePage } from './made'

/** The pages of the last build: one of them is linked to by its ids. */
const LAST = [sitePage({ address: '/one', key: 'one', report: { ids: ['a', 'b'] } }), sitePage({ address: '/two', key: 'two' })]

const before = { targets: 'same', pages: new Map(LAST.map((page) => [page.address, page])) }

/** The addresses of the pages whose links are checked, where the first page is another one than in the last build. */
const checked = (changed: Partial<RenderedPage>, targets = 'same') =>
  pagesToCheck(
    LAST.map((page, index) => (index === 0 ? { ...page, ...changed } : page)),
    targets,
    before,
  ).map(({ address }) => address)

const reportWith = (...ids: readonly string[]) => sitePage({ report: { ids } }).report

describe('the links of pages that are checked', () => {
  test('are none where nothing has changed', () => {
    expect(checked({})).toEqual([])
  })

  test('are those of the page that has changed', () => {
    expect(checked({ key: 'changed', report: reportWith('a', 'b', 'c') })).toEqual(['/one'])
  })

  test.for<[string, readonly string[]]>([
    ['of all pages where a page has lost an id', checked({ key: 'changed', report: reportWith('a') })],
    ['of all pages where one is new', checked({ address: '/three' })],
    ['of all pages where links may lead elsewhere', checked({}, 'other')],
    [
      'of all pages where there was no build before',
      pagesToCheck(LAST, 'same', { targets: undefined, pages: new Map() }).map(({ address }) => address),
    ],
  ])('are those %s', ([, found]) => {
    expect(found).toHaveLength(LAST.length)
  })

  test('are of all pages where one has lost an id of its structured data', () => {
    const { report } = sitePage({ report: { data: { links: [], ids: ['thing'] } } })
    const known = { targets: 'same', pages: new Map([['/one', sitePage({ address: '/one', key: 'one', report })]]) }
    expect(pagesToCheck([sitePage({ address: '/one', key: 'changed' }), ...LAST], 'same', known)).toHaveLength(3)
  })
})

describe('where links may lead to', () => {
  const place = { file: 'made.yaml' }
  const input = { pages: [sitePage({ address: '/one' })], files: ['/a.txt'], links: [{ href: '/one', place }] }

  test.for<[string, Partial<Parameters<typeof targetsText>[0]>]>([
    ['another page', { pages: [sitePage({ address: '/two' })] }],
    ['another alias', { pages: [sitePage({ address: '/one', aliases: ['/uno'] })] }],
    ['another file', { files: ['/b.txt'] }],
    ['a link of content to a place of its page, which is not checked on pages', { links: [{ href: '#a', place }] }],
  ])('is changed by %s', ([, changed]) => {
    expect(targetsText({ ...input, ...changed })).not.toBe(targetsText(input))
  })

  test('is not changed by a link of content to another page', () => {
    expect(targetsText({ ...input, links: [] })).toBe(targetsText(input))
  })
})
