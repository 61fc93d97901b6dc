import type { ComponentProps } from 'react'
import { controlAttributes, Field, type FieldProps } from './Field'
import { SelectControl } from './SelectControl'

type SelectFieldProps = FieldProps & Omit<ComponentProps<typeof SelectControl>, 'id' | 'required'>

/** A field with a select. Further props are those of `SelectControl`. */
export function SelectField({ id, label, optional, hint, error, wide, hidden, ...select }: SelectFieldProps) {
  const words = { id, label, optional, hint, error, wide, hidden }
  return (
    <Field {...words}>
      <SelectControl {...select} {...controlAttributes(words)} />
    </Field>
  )
}
