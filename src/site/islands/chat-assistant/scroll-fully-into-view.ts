import type { FocusEvent } from 'react'

/**
 * Scrolls a button with keyboard focus fully into view in a row that scrolls: browsers do not if a part of it is visible. A button focused
 * by a pointer stays in place, or the click would miss it.
 */
export function scrollFullyIntoView({ currentTarget }: FocusEvent<HTMLButtonElement>) {
  if (currentTarget.matches(':focus-visible')) currentTarget.scrollIntoView({ block: 'nearest', inline: 'center' })
}
