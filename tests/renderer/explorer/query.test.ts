import { expect, test } from 'vitest'
import { addressOf, openAddressOf, queryOf } from '../../../renderer/explorer/query'

const read = (address: string) => queryOf(new URL(address, 'http://localhost').searchParams)

test('an address says what differs from the start', () => {
  expect(addressOf({})).toBe('/__content')
  expect(addressOf(read('/__content?view=files&q=&state=&order=address'))).toBe('/__content')
  expect(addressOf({ view: 'problems', text: 'a b', file: 'blog/a.mdx' })).toBe('/__content?view=problems&q=a+b&file=blog%2Fa.mdx')
})

test('a query survives its address', () => {
  const query = read('/__content?q=cloud+%26%22&in=blog&state=draft&only=orphans&order=bytes&file=blog/a.mdx')
  expect(query).toEqual({
    view: 'files',
    text: 'cloud &"',
    folder: 'blog',
    state: 'draft',
    only: 'orphans',
    order: 'bytes',
    file: 'blog/a.mdx',
  })
  expect(read(addressOf(query))).toEqual(query)
})

test('what is no value counts as not said', () => {
  expect(read('/__content?view=nope&state=gone&only=__proto__&order=name')).toEqual(read('/__content'))
})

test('a place opens with its line and column, as far as they are known', () => {
  expect(openAddressOf({ file: 'blog/a&b.mdx', line: 3, column: 7 })).toBe('/__content/open?file=blog%2Fa%26b.mdx&line=3&column=7')
  expect(openAddressOf({ file: 'a.yaml' })).toBe('/__content/open?file=a.yaml')
})
