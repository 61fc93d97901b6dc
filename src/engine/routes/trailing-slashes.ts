/**
 * An address without the slashes at its end. A regular expression would scan each run of slashes again from every slash in it.
 */
export function withoutTrailingSlashes(address: string): string {
  let end = address.length
  while (address.endsWith('/', end) && end > 0) end--
  return address.slice(0, end)
}
