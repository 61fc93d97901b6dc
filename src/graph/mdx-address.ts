/**
 * Says whether a page may link to an address. It is a list of what is allowed, so that no disguise
 * of a script (entities, case, white space, other schemes) can pass.
 */
export const isSafeAddress = (href: string) => /^(?:\/(?![/\\])|#|https:\/\/[^\s/]|mailto:[^\s]+@|tel:\+?\d)[^\s\\]*$/.test(href)
