import { Control } from '../forms/Control'
import { Icon } from '../media/Icon'
import { showResults } from './show-results'

type SearchFieldProps = {
  /** Id of the field; unique on the page. */
  id: string
  /** Parameter name for submitting the form; not needed if results appear while typing. */
  name?: string
  /** Shown in the empty field. Without its dots it is also the accessible name. */
  placeholder: string
  value: string
  onChange: (value: string) => void
  maxLength?: number
  /** Called when the visitor leaves the field. */
  onBlur?: () => void
  /** Whether it is the main element of the page. */
  large?: boolean
}

/** A search field for a list. It needs a script, like the filter bar that contains it. */
export function SearchField({ id, name: parameter, placeholder, value, onChange, maxLength, onBlur, large }: SearchFieldProps) {
  const name = placeholder.replace(/[.…]+$/, '')
  return (
    <search className={large ? 'search-field large' : 'search-field'} aria-label={name}>
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
        value={value}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.value)
          // With the first character, so that nothing moves while more are typed.
          if (value === '') showResults(currentTarget)
        }}
        onBlur={onBlur}
      />
    </search>
  )
}
