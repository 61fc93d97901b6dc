/** The addresses of what structured data describes: the `@id` of each node that has other members too. Throws if it is not JSON. */
export function describedIn(json: string): string[] {
  const found: string[] = []
  const walk = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    if ('@id' in value && typeof value['@id'] === 'string' && Object.keys(value).length > 1) found.push(value['@id'])
    for (const inner of Object.values(value)) walk(inner)
  }
  walk(JSON.parse(json))
  return found
}
