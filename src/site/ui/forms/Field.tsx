import type { ReactNode } from 'react'
import { Icon } from '../media/Icon'

/** What every field of a form has. */
export type FieldWords = {
  /** Id of the control; hint and error get it with `-hint` and `-error` behind. */
  id: string
  label: string
  /** Word that says that the field may stay empty. Left out: it is required. */
  optional?: string
  /** Advice under the label. */
  hint?: string
  /** What is wrong, and how to put it right. */
  error?: string
  /** Takes the whole width of a form of two columns. */
  wide?: boolean
}

/** Label, hint, control and error of a field, in this order. */
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
      {error ? (
        <p className="error" id={`${id}-error`}>
          <Icon name="alert" />
          {error}
        </p>
      ) : null}
    </div>
  )
}

/** Attributes of the control of a field: name it, tie it to hint and error, and say whether it must be filled in. */
export const controlAttributes = ({ id, optional, hint, error }: FieldWords) => ({
  id,
  required: optional === undefined,
  'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
  'aria-invalid': error ? (true as const) : undefined,
})
