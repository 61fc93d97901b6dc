import { escapeRegExp } from '../../src/engine/lib/escape-reg-exp'
import { addressBelow } from '../../src/engine/routes/base.mjs'
import { parametersOf, type Redirect } from '../../src/engine/routes/redirects'

/**
 * One part of an address, as a group. It matches no backslash: servers match the decoded address, and browsers take a backslash at the
 * start of the new one for a slash, and what follows two slashes for the name of a host.
 */
const ONE_PART = String.raw`([^/\x5C?]+)`

/**
 * A redirect below a base path as a regular expression for old addresses, without `^` and `$`, and the parts of the new address: texts, and
 * numbers of groups of the expression. A parameter takes one part of an address.
 */
export function expressionOf({ from, to }: Redirect, base: string): { expression: string; target: readonly (string | number)[] } {
  const names = parametersOf(from)
  const expression = addressBelow(base, from)
    .split(/(:\w+)/)
    .map((part) => (names.includes(part) ? ONE_PART : escapeRegExp(part)))
    .join('')
  const target = addressBelow(base, to)
    .split(/(:\w+)/)
    .map((part) => (names.includes(part) ? names.indexOf(part) + 1 : part))
  return { expression, target: target.filter((part) => part !== '') }
}

/**
 * Old forms of addresses that lead to the one form of pages, as regular expressions whose first group is the new address. It begins with
 * one slash: with two, or with a backslash, browsers would take what follows for the name of a host.
 */
export const formsBelow = (base: string) => {
  const folder = escapeRegExp(base.slice(0, -1))
  return {
    /** `/index.html`; it has no group. */
    home: String.raw`${folder}/index\.html`,
    /** `/stories.html` and `/stories/index.html`. */
    ending: String.raw`(${folder}/[^/\x5C?][^?]*?)(?:/index)?\.html`,
    /** `/stories/`. */
    slash: String.raw`(${folder}/[^/\x5C?][^?]*?)/+`,
  }
}
