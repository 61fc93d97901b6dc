/** Finds names in the HTML of a page. */
export type NameFinder = (html: string) => ReadonlySet<string>

/** Most attributes of a page are written many times, so each is read once. */
const written = (html: string, pattern: RegExp): ReadonlySet<string> => new Set(html.match(pattern))

/**
 * Finds the names in the HTML of a page that selectors can require: elements, classes and values of fixed attributes, such as `table`,
 * `.card` and `[data-size=large]`.
 */
export function nameFinder(fixedAttributes: readonly string[] = []): NameFinder {
  const fixed = attributePattern(fixedAttributes, ' ', '="[^"]*"')
  return (html) => {
    const names = new Set<string>()
    for (const tag of written(html, /<[a-z][a-z0-9]*/g)) names.add(tag.slice(1))
    for (const text of written(html, / class="[^"]*"/g)) for (const name of quoted(text).split(' ')) names.add(`.${name}`)
    for (const text of written(html, fixed)) {
      const name = text.slice(1, text.indexOf('='))
      const value = quoted(text)
      for (const one of [value, ...value.split(' ')]) names.add(`[${name}=${one}]`)
    }
    return names
  }
}

/** What is in quotation marks: the value of an attribute. */
const quoted = (attribute: string) => attribute.slice(attribute.indexOf('"') + 1, -1)

/** Finds the values of fixed attributes that a selector requires, as names. */
export function attributeNameFinder(fixedAttributes: readonly string[] = []): (selector: string) => string[] {
  const pattern = attributePattern(fixedAttributes, '\\[', '~?=["\']?([^"\'\\]]+)["\']?\\]')
  return (selector) => [...selector.matchAll(pattern)].map(([, name, value]) => `[${name}=${value}]`)
}

/** A pattern that finds one of some attributes between two other patterns. */
const attributePattern = (attributes: readonly string[], before: string, after: string) =>
  attributes.length === 0 ? /(?!)/g : new RegExp(`${before}(${attributes.join('|')})${after}`, 'g')
