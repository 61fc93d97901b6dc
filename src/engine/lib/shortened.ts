/** The text, cut to at most `most` characters, with `…` at the cut. No surrogate pair is split. */
export const shortened = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`
