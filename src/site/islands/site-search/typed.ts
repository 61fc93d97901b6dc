/** Characters that are typed in one way and printed in another, and how each is typed, in the same order. */
const PRINTED = '\u2018\u2019\u201c\u201d\u2010\u2011\u2013\u2014\u00a0'
const TYPED = `''""---- `

/** The character that a keyboard has for one that is printed, or the same one. */
export const typed = (character: string): string => TYPED[PRINTED.indexOf(character)] ?? character
