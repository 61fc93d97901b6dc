import { useDebounced } from './useDebounced'

/**
 * Reads a text aloud once it has stayed as it is for a moment. What is seen stands beside it, hidden from screen readers, and changes at
 * once. The empty element is rendered all the same, because screen readers only announce changes of an element that exists.
 */
export const DebouncedOutput = ({ text }: { text: string }) => <output className="sr">{useDebounced(text)}</output>
