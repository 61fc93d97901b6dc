/** Characters that are typed differently than printed, and how each is typed, in the same order. */
const PRINTED = '\u2018\u2019\u201c\u201d\u2010\u2011\u2013\u2014\u00a0'
const TYPED = `''""---- `

/** The keyboard character for a printed one, or the same character. */
export const keyboardCharacter = (character: string): string => TYPED[PRINTED.indexOf(character)] ?? character
