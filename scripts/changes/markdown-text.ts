/** A zero-width space, which keeps GitHub from finding mentions, numbers of issues and addresses. */
const PARTED = '&#8203;'

/** Special characters that are written as entities; all others get a backslash. */
const ENTITIES: Readonly<Record<string, string>> = { '<': '&lt;', '&': '&amp;' }

/**
 * Escapes a text of content for Markdown. Nothing in it is markup, and GitHub links nothing in it: no mention (`@name`), no issue (`#1`,
 * `GH-1`) and no address. Otherwise whoever posts it would notify all who are mentioned.
 */
export const markdownText = (text: string): string =>
  text
    .replace(/[\\`*_[\]<>&|~#]/g, (sign) => ENTITIES[sign] ?? `\\${sign}`)
    .replace(/@|#|:(?=\/\/)|\b(?:www|GH)(?=[.-])/gi, (found) => found + PARTED)
