import { describe, expect, test } from 'vitest'
import { queryWith, regionIn, tabAfter } from '../../src/site/islands/region-tabs/tabs'

const REGIONS = ['north-america', 'europe', 'asia-pacific']
const CODES = { us: 'north-america', uk: 'europe', apac: 'asia-pacific', nowhere: 'atlantis' }

describe('the region that an address asks for', () => {
  test.for([
    ['', undefined],
    ['?region=europe', 'europe'],
    ['?region=uk', 'europe'],
    ['?q=cloud&region=apac', 'asia-pacific'],
    ['?region=global', undefined],
    ['?region=nowhere', undefined],
    ['?region=toString', undefined],
    ['?region=', undefined],
  ] as const)('%s is %s', ([search, region]) => {
    expect(regionIn(search, REGIONS, CODES)).toBe(region)
  })

  test('replaces the one before, and other parameters are kept', () => {
    expect(queryWith('', 'europe')).toBe('?region=europe')
    expect(queryWith('?from=letter&region=uk', 'asia-pacific')).toBe('?from=letter&region=asia-pacific')
  })
})

describe('the keys of tabs', () => {
  test.for([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 3, 0],
    ['ArrowLeft', 2, 1],
    ['ArrowLeft', 0, 3],
    ['Home', 2, 0],
    ['End', 0, 3],
    ['Tab', 1, undefined],
    ['ArrowDown', 1, undefined],
  ] as const)('%s leads from %i to %s', ([key, from, to]) => {
    expect(tabAfter(key, from, 4)).toBe(to)
  })
})
