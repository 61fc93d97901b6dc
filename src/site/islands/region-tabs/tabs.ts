import type { Codes } from '../../graph/region-codes'
import { REGION } from '../region-selector/region'

/** The region that an address names by its slug or code; undefined if there is no such region. */
export function regionIn(search: string, regions: readonly string[], codes: Codes): string | undefined {
  const asked = new URLSearchParams(search).get(REGION) ?? ''
  return regions.find((region) => region === asked || region === codes[asked])
}

/** The code that the region selector gets for a region: that which it shows, if it is a part of the region; else the one for the whole. */
export const codeOf = (region: string, codes: Codes, shown = ''): string | undefined => (codes[shown] === region ? shown : codes[region])

/** The query with the region set; other parameters are kept. */
export function queryWith(search: string, region: string): string {
  const query = new URLSearchParams(search)
  query.set(REGION, region)
  return `?${query}`
}

/** The index of the tab that a key leads to from `index`, wrapping around; undefined for other keys. */
export function tabAfter(key: string, index: number, count: number): number | undefined {
  const target = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: count - 1 }[key]
  return target === undefined ? undefined : (target + count) % count
}
