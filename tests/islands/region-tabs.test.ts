import { describe, expect, test } from 'vitest'
import { codeOf, queryWith, regionIn, tabAfter } from '../../src/site/islands/region-tabs/tabs'

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
  test.for([
    [undefined, undefined],
    ['europe', 'uk'],
    ['middle-east', undefined],
  ] as const)('has for %s the code %s', ([region, code]) => {
    expect(codeOf(region, CODES)).toBe(code)
  })

  test('stays at the one that it shows where a region has several', () => {
    const codes = { us: 'north-america', ca: 'north-america', uk: 'europe' }
    expect([codeOf('north-america', codes, 'ca'), codeOf('north-america', codes, 'uk')]).toEqual(['ca', 'us'])
  })

  test.for(REGIONS)('shows %s as the tabs do, by the address that a tab writes', (region) => {
    const shown = regionIn(queryWith('?region=global', region), REGIONS, CODES)
    expect(shown).toBe(region)
    expect(regionIn(`?region=${codeOf(shown, CODES)}`, REGIONS, CODES)).toBe(region)
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
