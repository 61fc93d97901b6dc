/** Slugs of regions, by the codes of the selector: what the page of the regions writes as `data-codes`. */
export type Codes = Readonly<Record<string, string>>

/**
 * The choice of the selector that an address asks for by its code or, on the page of the regions, by the slug of the region that it opens.
 * Undefined if there is no such choice.
 */
export function codeIn(search: string, known: readonly string[], codes: Codes): string | undefined {
  const asked = new URLSearchParams(search).get('region')
  return known.find((code) => code === asked) ?? known.find((code) => Object.hasOwn(codes, code) && codes[code] === asked)
}
