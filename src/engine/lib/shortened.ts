/** A text of at most so many characters: of a longer one the beginning, with `…` for what is left out. No character is cut in two. */
export const shortened = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`
