import { describe, expect, test } from 'vitest'
import { withBest } from '../../src/site/islands/site-search/best'
import type { Hit } from '../../src/site/islands/site-search/hit'
import type { ResultGroup } from '../../src/site/islands/site-search/search'

const hit = (address: string): Hit => ({
  address,
  kind: 'pages',
  title: [],
  description: [],
  found: [],
  picture: undefined,
  tone: undefined,
  date: undefined,
})

const group = (name: ResultGroup['name'], found: number, ...addresses: string[]): ResultGroup => ({
  name,
  found,
  size: 10,
  hits: addresses.map(hit),
})

const shown = (groups: readonly ResultGroup[]) =>
  withBest(groups).map(({ name, found, hits, left }) => [name, `${found}, ${left} left`, ...hits.map(({ address }) => address)])

describe('the best of all results', () => {
  test('stands before the groups, and is shown and counted in none of them', () => {
    expect(shown([group('services', 5, '/a', '/b'), group('pages', 1, '/c')])).toEqual([
      ['best', '1, 0 left', '/a'],
      ['services', '4, 3 left', '/b'],
      ['pages', '1, 0 left', '/c'],
    ])
  })

  test('leaves no empty group behind', () => {
    expect(shown([group('services', 1, '/a'), group('pages', 1, '/c')])).toEqual([
      ['best', '1, 0 left', '/a'],
      ['pages', '1, 0 left', '/c'],
    ])
  })

  test('is never one that matches nearly, or only by its text', () => {
    expect(shown([group('close', 2, '/a', '/b')])).toEqual([['close', '2, 0 left', '/a', '/b']])
    expect(shown([group('texts', 1, '/a')])).toEqual([['texts', '1, 0 left', '/a']])
    expect(shown([])).toEqual([])
  })
})
