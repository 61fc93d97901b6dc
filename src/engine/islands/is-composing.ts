/**
 * Whether a key only ends the composition of a word with an input method, and means nothing else. Safari ends the composition before the
 * key event, and marks that event by its key code only.
 */
export const isComposing = ({ isComposing, keyCode }: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  isComposing || keyCode === 229
