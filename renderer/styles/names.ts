/** A pattern that finds one of some attributes between two other patterns. */
const attributePattern = (attributes: readonly string[], before: string, after: string) =>
  attributes.length === 0 ? /(?!)/g : new RegExp(`${before}(${attributes.join('|')})${after}`, 'g')

/** The names in the HTML of a page that selectors can ask for: elements, classes and values of fixed attributes. */
export function namesOf(html: string, fixedAttributes: readonly string[] = []): ReadonlySet<string> {
  const names = new Set<string>()
  for (const [, name = ''] of html.matchAll(/<([a-z][a-z0-9]*)/g)) names.add(name)
  for (const [, value = ''] of html.matchAll(/ class="([^"]*)"/g)) for (const name of value.split(' ')) names.add(`.${name}`)
  for (const [, name, value = ''] of html.matchAll(attributePattern(fixedAttributes, ' ', '="([^"]*)"')))
    for (const one of [value, ...value.split(' ')]) names.add(`[${name}=${one}]`)
  return names
}

/** The values of fixed attributes that a selector asks for, as names. */
export const attributeNamesIn = (selector: string, fixedAttributes: readonly string[]): string[] =>
  [...selector.matchAll(attributePattern(fixedAttributes, '\\[', '~?=["\']?([^"\'\\]]+)["\']?\\]'))].map(
    ([, name, value]) => `[${name}=${value}]`,
  )
