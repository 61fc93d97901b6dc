/** The first word of every placeholder. */
export const TODO = 'TODO'

/** A comment after a value that is a guess. Its first group is the text of the comment. */
export const GUESS = /^#\s*(TODO\b.*)$/

/** Whether a text is a placeholder. */
export const isToDo = (text: string) => /^TODO\b/.test(text)
