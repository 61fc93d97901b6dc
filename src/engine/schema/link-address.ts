/**
 * The addresses that content may link to: of this site (`/breads`), anchors (`#prices`), https, mailto and tel. This is a list of what is
 * allowed, so that no disguise of a script or of another host can pass (entities, case, white space, control characters, user names,
 * percent signs), and no computer of an author.
 */
const ADDRESS = /^(?:\/(?!\/|%2[fF])|#.|https:\/\/(?!localhost(?:[:/?#]|$))[^/?#@]+(?:[/?#]|$)|mailto:[^@]+@[^@]|tel:\+\d).*$/

/** Characters that no address may have: white space, backslashes, control and invisible characters, and these in percent encoding. */
const REFUSED = /[\s\\\p{Cc}\p{Cf}]|%(?:[01][\da-f]|7f|5c)/iu

/** Characters of the longest address that content may hold; browsers and servers take about as many. */
export const LONGEST_ADDRESS = 2_000

/** Whether a page may link to an address. */
export const isAddress = (href: string): boolean => href.length <= LONGEST_ADDRESS && ADDRESS.test(href) && !REFUSED.test(href)
