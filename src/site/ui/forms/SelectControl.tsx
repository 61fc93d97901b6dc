import type { ComponentProps } from 'react'
import { Icon } from '../media/Icon'

type SelectControlProps = Omit<ComponentProps<'select'>, 'children' | 'className'> & {
  /** First choice, which stands for none. */
  placeholder: string
  options: readonly string[]
}

/** A list to choose one from. Besides its choices it takes what `<select>` takes. */
export function SelectControl({ placeholder, options, ...select }: SelectControlProps) {
  return (
    <span className="select-control">
      <select className="control" {...select}>
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
      <Icon name="chevron" />
    </span>
  )
}
