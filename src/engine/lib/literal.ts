/** A text as a part of a regular expression that means nothing but this text. */
export const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
