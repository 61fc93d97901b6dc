import { describe, expect, test } from 'vitest'
import { regionCodes } from '../../src/site/graph/region-codes'
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
  const CHOICES = [
    { code: 'global', name: 'Global' },
    { code: 'us', name: 'United States', region: 'north-america' },
    { code: 'ca', name: 'Canada', region: 'north-america' },
    { code: 'uk', name: 'United Kingdom', region: 'europe' },
    { code: 'apac', name: 'Asia Pacific', region: 'asia-pacific' },
  ]
  const europe = { slug: 'europe', title: 'Europe' }

  test.for([
    ['shows a region under its name', { slug: 'asia-pacific', title: 'Asia Pacific' }, 'uk', 'apac'],
    ['never names a part where the whole region is chosen', europe, 'apac', 'global'],
    ['stays at a part that was chosen before', europe, 'uk', 'uk'],
    ['stays at that of several parts which was chosen', { slug: 'north-america', title: 'North America' }, 'ca', 'ca'],
  ] as const)('%s', ([, region, shown, code]) => {
    expect(codeOf(region.slug, regionCodes([region], CHOICES), shown)).toBe(code)
  })

  test('stays as it is where it has no choice for all regions', () => {
    expect(codeOf(europe.slug, regionCodes([europe], CHOICES.slice(1)), 'us')).toBeUndefined()
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
