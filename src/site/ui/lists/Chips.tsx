export type Chip = { value: string; label: string }

type ChipsProps = {
  /** Name of the group. */
  label: string
  options: readonly Chip[]
  /** Value of the pressed chip. */
  selected: string
  onSelect?: (value: string) => void
}

/** Choices of which one is on: buttons that stay pressed. They need a script, as their filter bar does. */
export function Chips({ label, options, selected, onSelect }: ChipsProps) {
  return (
    <fieldset className="chips">
      <legend className="sr">{label}</legend>
      {options.map(({ value, label: words }) => (
        <button key={value} type="button" aria-pressed={value === selected} onClick={onSelect && (() => onSelect(value))}>
          {words}
        </button>
      ))}
    </fieldset>
  )
}
