import type { ReactNode } from 'react'
import { FieldError } from './FieldError'

/** Props that every field of a form has. */
export type FieldWords = {
  /** Id of the control; hint and error have it with `-hint` and `-error` added. */
  id: string
  label: string
  /** Marks the field as optional, with this word; by default it is required. */
  optional?: string
  /** Advice below the label. */
  hint?: string
  /** What is wrong, and how to correct it. */
  error?: string
  /** Spans both columns of a form. */
  wide?: boolean
}

/** Label, hint, control and error of a field, which is read aloud when it appears. */
export function Field({ id, label, optional, hint, error, wide, children }: FieldWords & { /** The control. */ children: ReactNode }) {
  return (
    <div className="field" data-wide={wide || undefined}>
      <label htmlFor={id}>
        {label}
        {optional ? <span> {optional}</span> : null}
      </label>
      {hint ? (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {children}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  )
}

/**
 * Attributes of the control of a field: its name, references to hint and error, whether it is required, and whether it is wrong. That it is
 * not is said too: otherwise browsers call a required control invalid before anything was entered.
 */
export const controlAttributes = ({ id, optional, hint, error }: FieldWords) => ({
  id,
  required: optional === undefined,
  'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
  'aria-invalid': Boolean(error),
})
