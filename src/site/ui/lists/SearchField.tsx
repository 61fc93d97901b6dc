import { Control } from '../forms/Control'
import { Icon } from '../media/Icon'

type SearchFieldProps = {
  /** Id of the field; distinct on the page. */
  id: string
  /** Name under which its form sends it; a field that answers while one types needs none. */
  name?: string
  /** In the empty field; without its dots also its name. */
  placeholder: string
  /** What is searched for. With `onChange` the caller keeps it; without, it is where the field starts. */
  value?: string
  onChange?: (value: string) => void
  /** Most characters that it takes. */
  maxLength?: number
  /** The visitor has left the field. */
  onBlur?: () => void
}

/** A field that searches a list. It needs a script: its filter bar is not shown without one. */
export function SearchField({ id, name: parameter, placeholder, value, onChange, maxLength, onBlur }: SearchFieldProps) {
  const name = placeholder.replace(/[.…]+$/, '')
  return (
    <search className="search-field" aria-label={name}>
      <Icon name="search" />
      <label className="sr" htmlFor={id}>
        {name}
      </label>
      <Control
        id={id}
        type="search"
        name={parameter}
        placeholder={placeholder}
        maxLength={maxLength}
        autoComplete="off"
        enterKeyHint="search"
        {...(onChange ? { value: value ?? '', onChange: ({ currentTarget }) => onChange(currentTarget.value) } : { defaultValue: value })}
        onBlur={onBlur}
      />
    </search>
  )
}
