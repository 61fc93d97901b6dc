/** The addresses of all that structured data describes: the `@id` of each node that says more than its name. Throws if it is no JSON. */
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
