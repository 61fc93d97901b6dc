import type { ReactNode } from 'react'
import { Icon } from '../media/Icon'

/** What is wrong with a field, and how to correct it; it is read aloud when it appears. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="error" id={id} role="alert">
      <Icon name="alert" />
      {children}
    </p>
  )
}
