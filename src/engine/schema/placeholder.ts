/** The first word of every placeholder. */
export const TODO = 'TODO'

/** Whether a text is a placeholder. */
export const isToDo = (text: string) => /^TODO\b/.test(text)
