import { REGION } from '../region-selector/region'

/** Slugs of regions by their codes in the region selector of the header. */
export type Codes = Readonly<Record<string, string>>

/** The region that an address names by its slug or code; undefined if there is no such region. */
export function regionIn(search: string, regions: readonly string[], codes: Codes): string | undefined {
  const asked = new URLSearchParams(search).get(REGION) ?? ''
  return regions.find((region) => region === asked || (Object.hasOwn(codes, asked) && region === codes[asked]))
}

/** What the region selector offers, and the code that it shows. */
type Selector = { shown: string; choices: readonly { code: string; name: string }[] }

/**
 * The code that the region selector has for a region: that which it shows, if it is a part of the region; else that of the same name. A
 * region that it does not offer as a whole, as the United Kingdom is not Europe, has the code for all regions.
 */
export function codeOf(region: { slug: string; title: string }, codes: Codes, { shown, choices }: Selector): string | undefined {
  if (Object.hasOwn(codes, shown) && codes[shown] === region.slug) return shown
  const same = choices.find(({ name }) => name === region.title)
  return (same ?? choices.find(({ code }) => !Object.hasOwn(codes, code)))?.code
}

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
