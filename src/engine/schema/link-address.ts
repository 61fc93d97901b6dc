/**
 * The addresses that content may link to: of this site (`/services`), an anchor (`#story`), https, mailto or tel. It is a list of
 * what is allowed, so that no disguise of a script or of another host (entities, case, white space, control characters, user
 * names, percent signs) can pass.
 */
const ADDRESS = /^(?:\/(?!\/|%2[fF])|#.|https:\/\/[^/?#@]+(?:[/?#]|$)|mailto:[^@]+@[^@]|tel:\+\d).*$/

/** What no address holds: white space, backslashes, control and unseen characters, and those of them that percent signs spell. */
const REFUSED = /[\s\\\p{Cc}\p{Cf}]|%(?:[01][\da-f]|7f|5c)/iu

/** Whether a page may link to an address. */
export const isAddress = (href: string): boolean => ADDRESS.test(href) && !REFUSED.test(href)
