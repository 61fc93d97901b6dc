import type { ReactNode } from 'react'

export type RegisterProps = {
  /** Its rows: `FigureRow`, `TextRow`, `ActionRow`, `LinkRow`, or a list item of your own with the class `grid`. */
  children: ReactNode
  /** Less room between the rows. */
  close?: boolean
  /** Name of the list, where no heading names it. */
  label?: string
}

/**
 * Rows of unlike facts, to be read down: one rule a row, the first in the color of text, the parts on the page columns
 * (specification, 11.5).
 */
export function Register({ children, close, label }: RegisterProps) {
  return (
    <ul className={close ? 'register close' : 'register'} aria-label={label}>
      {children}
    </ul>
  )
}
