const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Region codes that are not countries: unions, remote areas, and codes for tests and for unknown regions. */
const NO_COUNTRY = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'])

/** Names of all countries and territories that the browser knows, in the given language and its sort order. */
export function countriesIn(language: string): readonly string[] {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter((code) => !NO_COUNTRY.has(code))
  return [...new Set(codes.flatMap((code) => names.of(code) ?? []))].toSorted(new Intl.Collator(language).compare)
}
