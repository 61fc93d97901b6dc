/** Escapes a text for a regular expression, where it matches only itself. */
export const escapeRegExp = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
