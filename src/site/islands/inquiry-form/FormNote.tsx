import type { ReactNode } from 'react'
import { Button } from '../../ui/layout/Button'

type FormNoteProps = {
  className: string
  /** The button, and its name where that says more. */
  action: string
  label?: string
  /** Whether the button waits, while the form is being sent. */
  isHeld: boolean
  onAct: () => void
  children: ReactNode
}

/** A line above the fields with a button that takes away what it tells of: the subject of a link, or the texts of an earlier visit. */
export function FormNote({ className, action, label, isHeld, onAct, children }: FormNoteProps) {
  return (
    <div className={className}>
      <p>{children}</p>
      <Button kind="bare" small label={label} aria-disabled={isHeld || undefined} onClick={isHeld ? undefined : onAct}>
        {action}
      </Button>
    </div>
  )
}
