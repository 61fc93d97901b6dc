import type { ReactNode } from 'react'

export type RegisterProps = {
  /** Its rows: `FigureRow`, `TextRow`, `ActionRow`, `LinkRow`, or an `<li>` with the class `grid`. */
  children: ReactNode
  /** Whether there is less space between the rows. */
  close?: boolean
  /** Whether all parts of a row are aligned at its top instead of on one baseline. */
  top?: boolean
  /** Whether each row begins with a day and its hours. */
  days?: boolean
}

/**
 * Rows with different kinds of facts: a line above each row, the first in the text color, with their parts aligned to the
 * columns of the page (specification, 11.5).
 */
export function Register({ children, close, top, days }: RegisterProps) {
  return <ul className={`register${close ? ' close' : ''}${top ? ' top' : ''}${days ? ' days' : ''}`}>{children}</ul>
}
