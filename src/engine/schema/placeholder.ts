/** The first word of every placeholder. */
export const TODO = 'TODO'

/** A comment behind a value that is a guess, with its words. */
export const GUESS = /^#\s*(TODO\b.*)$/

/** Whether a text is a placeholder. */
export const isToDo = (text: string) => /^TODO\b/.test(text)
