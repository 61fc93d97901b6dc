/**
 * The addresses that content may link to: of this site (`/breads`), anchors (`#prices`), https, mailto and tel. It lists what is allowed,
 * so that no disguised script or host can pass (entities, case, white space, control characters, user names, percent signs), and no
 * address on the computer of an author.
 */
const ADDRESS = /^(?:\/(?!\/|%2[fF])|#.|https:\/\/(?!localhost(?:[:/?#]|$))[^/?#@]+(?:[/?#]|$)|mailto:[^@]+@[^@]|tel:\+\d).*$/

/** Characters that no address may have: white space, backslashes, control and invisible characters, and these in percent encoding. */
const REFUSED = /[\s\\\p{Cc}\p{Cf}]|%(?:[01][\da-f]|7f|5c)/iu

/** Characters of the longest address that content may hold; browsers and servers take about as many. */
export const LONGEST_ADDRESS = 2_000

/** Whether a page may link to an address. */
export const isAddress = (href: string): boolean => href.length <= LONGEST_ADDRESS && ADDRESS.test(href) && !REFUSED.test(href)

/** What to write instead of a refused address, for mistakes with one likely correction. */
const ADVICE: readonly (readonly [start: RegExp, advice: string])[] = [
  [/^http:/i, 'write `https://`'],
  [/^www\./i, 'write `https://` before it'],
  [/^mailto:/i, 'a mailbox is written like `mailto:name@example.com`'],
  [/^tel:/i, 'a number starts with `+` and the country code, and has no spaces, like `tel:+15555550100`'],
]

/** What to write instead of a refused address, as the end of a sentence; undefined if there is no advice. */
export const addressAdvice = (href: string) => ADVICE.find(([start]) => start.test(href))?.[1]
