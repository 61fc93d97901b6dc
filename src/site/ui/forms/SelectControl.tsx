import type { ComponentProps } from 'react'
import { Icon } from '../media/Icon'

type SelectControlProps = Omit<ComponentProps<'select'>, 'children' | 'className'> & {
  /** The first option, which stands for no choice. */
  placeholder: string
  options: readonly string[]
}

/** A select with its options. Further props are those of `<select>`. */
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
