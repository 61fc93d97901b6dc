import type { FocusEvent } from 'react'

/**
 * Shows the whole of a button that has the focus of a key, in a row that scrolls: browsers leave it where it is if a strip of it can be
 * seen. One that a pointer has focused stays in its place, as the pointer would click beside it.
 */
export function showWhole({ currentTarget }: FocusEvent<HTMLButtonElement>) {
  if (currentTarget.matches(':focus-visible')) currentTarget.scrollIntoView({ block: 'nearest', inline: 'center' })
}
