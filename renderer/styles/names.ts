import { FIXED_ATTRIBUTES } from './sheet'

const ATTRIBUTES = new RegExp(` (data-(?:${FIXED_ATTRIBUTES.join('|')}))="([^"]*)"`, 'g')

/** What selectors can name of a page: elements, classes and values of fixed attributes that occur in its markup. */
export function namesOf(html: string): ReadonlySet<string> {
  const names = new Set<string>()
  for (const [, name = ''] of html.matchAll(/<([a-z][a-z0-9]*)/g)) names.add(name)
  for (const [, value = ''] of html.matchAll(/ class="([^"]*)"/g)) for (const name of value.split(' ')) names.add(`.${name}`)
  for (const [, name, value = ''] of html.matchAll(ATTRIBUTES))
    for (const one of [value, ...value.split(' ')]) names.add(`[${name}=${one}]`)
  return names
}
