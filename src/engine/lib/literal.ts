/** Escapes a text for a regular expression, where it matches only itself. */
export const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
