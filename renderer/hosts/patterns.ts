import { parametersOf, type Redirect } from '../../src/engine/routes/redirects'

/** What a regular expression of a server takes for a sign of its own. */
const SIGNS = /[.*+?^${}()|[\]\\]/g

/**
 * A redirect as a regular expression for old addresses, without `^` and `$`, and the parts of the new address: texts, and numbers of groups of the
 * expression. A parameter takes one part of an address.
 */
export function expressionOf({ from, to }: Redirect): { expression: string; target: readonly (string | number)[] } {
  const names = parametersOf(from)
  const expression = from
    .split(/(:\w+)/)
    .map((part) => (names.includes(part) ? '([^/?]+)' : part.replaceAll(SIGNS, String.raw`\$&`)))
    .join('')
  const target = to.split(/(:\w+)/).map((part) => (names.includes(part) ? names.indexOf(part) + 1 : part))
  return { expression, target: target.filter((part) => part !== '') }
}

/**
 * Old forms of addresses that lead to the one form of pages, as regular expressions whose first group is the new address. It begins with one
 * slash: with two, or with a backslash, browsers would take what follows for the name of a host.
 */
export const FORMS = {
  /** `/index.html`, of which no group is left. */
  home: String.raw`/index\.html`,
  /** `/stories.html` and `/stories/index.html`. */
  ending: String.raw`(/[^/\x5C?][^?]*?)(?:/index)?\.html`,
  /** `/stories/`. */
  slash: String.raw`(/[^/\x5C?][^?]*?)/+`,
} as const
