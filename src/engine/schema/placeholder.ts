/** The word that a text starts with while it only says what belongs there. */
export const TODO = 'TODO'

/** Whether a text is still to be written. */
export const isToDo = (text: string) => /^TODO\b/.test(text)
