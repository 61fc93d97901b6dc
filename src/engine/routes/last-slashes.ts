/**
 * An address without the slashes at its end. It is a loop, since an expression would look at each run of slashes anew for every slash in
 * it.
 */
export function withoutLastSlashes(address: string): string {
  let end = address.length
  while (address.endsWith('/', end) && end > 0) end--
  return address.slice(0, end)
}
