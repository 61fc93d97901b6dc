import type { ComponentProps } from 'react'
import { controlAttributes, Field, type FieldWords } from './Field'
import { SelectControl } from './SelectControl'

type SelectFieldProps = FieldWords & Omit<ComponentProps<typeof SelectControl>, 'id' | 'required'>

/** A field that takes one of a list. Besides the words of a field it takes what `SelectControl` takes. */
export function SelectField({ id, label, optional, hint, error, wide, ...select }: SelectFieldProps) {
  const words = { id, label, optional, hint, error, wide }
  return (
    <Field {...words}>
      <SelectControl {...select} {...controlAttributes(words)} />
    </Field>
  )
}
