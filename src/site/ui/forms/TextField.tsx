import type { ComponentProps } from 'react'
import { Control } from './Control'
import { controlAttributes, Field, type FieldProps } from './Field'

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'id' | 'children' | 'className' | 'required'>

/** A field for one line of text. Further props are those of `<input>`. */
export function TextField({ id, label, optional, hint, error, wide, type = 'text', ...input }: TextFieldProps) {
  const words = { id, label, optional, hint, error, wide }
  return (
    <Field {...words}>
      <Control type={type} {...input} {...controlAttributes(words)} />
    </Field>
  )
}
