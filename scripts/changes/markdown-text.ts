/** A blank of no width, which parts what GitHub would find in a text of its own accord. */
const PARTED = '&#8203;'

/** What each sign is written as that Markdown or HTML would read as its own; others have a backslash before them. */
const ENTITIES: Readonly<Record<string, string>> = { '<': '&lt;', '&': '&amp;' }

/**
 * A text of content in Markdown, of which it has no sign, and in which GitHub finds nothing: it names nobody (`@name`), no proposal (`#1`,
 * `GH-1`) and no address. Whoever posts it would else be taken to call all who are named.
 */
export const markdownText = (text: string): string =>
  text
    .replace(/[\\`*_[\]<>&|~#]/g, (sign) => ENTITIES[sign] ?? `\\${sign}`)
    .replace(/@|#|:(?=\/\/)|\b(?:www|GH)(?=[.-])/gi, (found) => found + PARTED)
