import type { ReactNode } from 'react'
import { FieldError } from './FieldError'

/** Props common to all fields of a form. */
export type FieldProps = {
  /** Id of the control; the ids of hint and error are the same with `-hint` and `-error` appended. */
  id: string
  label: string
  /** Marks the field as optional, with this word; by default it is required. */
  optional?: string
  /** Advice below the label. */
  hint?: string
  /** What is wrong, and how to correct it. */
  error?: string
  /** Whether it spans both columns of a form. */
  wide?: boolean
  /** Whether it is not shown and keeps its value. */
  hidden?: boolean | undefined
}

/** Label, hint, control and error of a field. The error is read aloud when it appears. */
export function Field({
  id,
  label,
  optional,
  hint,
  error,
  wide,
  hidden,
  children,
}: FieldProps & { /** The control. */ children: ReactNode }) {
  return (
    <div className="field" data-wide={wide || undefined} hidden={hidden}>
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
 * Attributes of the control of a field: its name, references to hint and error, and whether it is required and invalid. `aria-invalid` is
 * set even if false: otherwise browsers call a required control invalid before anything was entered.
 */
export const controlAttributes = ({ id, optional, hint, error }: FieldProps) => ({
  id,
  required: optional === undefined,
  'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
  'aria-invalid': Boolean(error),
})
