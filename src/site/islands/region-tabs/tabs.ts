/** The region of each code that the region selector of the header uses. */
export type Codes = Readonly<Record<string, string>>

/** Name of the part of the address that says which tab is open. */
const PARAMETER = 'region'

/** The region that an address asks for, by slug or by code; undefined where it names none that there is. */
export function regionIn(search: string, regions: readonly string[], codes: Codes): string | undefined {
  const asked = new URLSearchParams(search).get(PARAMETER) ?? ''
  return regions.find((region) => region === asked || (Object.hasOwn(codes, asked) && region === codes[asked]))
}

/** The query of an address with a region, and with what else stands in it. */
export function searchFor(search: string, region: string): string {
  const query = new URLSearchParams(search)
  query.set(PARAMETER, region)
  return `?${query}`
}

/** Which of `count` tabs a key leads to from the one at `index`, round and round; undefined where it leads nowhere. */
export function tabAfter(key: string, index: number, count: number): number | undefined {
  const target = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: count - 1 }[key]
  return target === undefined ? undefined : (target + count) % count
}
