import type { ComponentProps } from 'react'
import { controlAttributes, Field, type FieldProps } from './Field'

type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, 'id' | 'children' | 'className' | 'required'>

/** A field for several lines, which grows with its text. Further props are those of `<textarea>`. */
export function TextArea({ id, label, optional, hint, error, wide, hidden, rows = 4, ...area }: TextAreaProps) {
  const words = { id, label, optional, hint, error, wide, hidden }
  return (
    <Field {...words}>
      <textarea className="control" rows={rows} {...area} {...controlAttributes(words)} />
    </Field>
  )
}
