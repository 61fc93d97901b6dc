import { describe, expect, test } from 'vitest'
import { codeIn } from '../../src/site/islands/region-selector/code'
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

describe('the region selector of the header', () => {
  const KNOWN = ['global', 'us', 'uk', 'apac']

  test.for([
    ['', undefined],
    ['?region=uk', 'uk'],
    ['?region=global', 'global'],
    ['?region=nowhere', undefined],
    ['?region=toString', undefined],
  ] as const)('of %s is %s', ([search, code]) => {
    expect(codeIn(search, KNOWN, CODES)).toBe(code)
  })

  test.for(REGIONS)('shows %s as the tabs do, by the address that a tab writes', (region) => {
    const search = queryWith('?region=global', region)
    expect(regionIn(search, REGIONS, CODES)).toBe(region)
    expect(regionIn(`?region=${codeIn(search, KNOWN, CODES)}`, REGIONS, CODES)).toBe(region)
  })

  test('reads codes alone on other pages', () => {
    expect(codeIn('?region=apac', KNOWN, {})).toBe('apac')
    expect(codeIn('?region=europe', KNOWN, {})).toBeUndefined()
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
