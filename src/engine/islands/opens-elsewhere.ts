/** The keys that are held in an event of the mouse or the keyboard. */
type HeldKeys = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** Whether a click or Enter opens a link in another tab or window, or saves it: that is left to the browser. */
export const opensElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: HeldKeys): boolean => ctrlKey || metaKey || shiftKey || altKey
