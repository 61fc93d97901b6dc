import { useRef } from 'react'
import { showResults } from './show-results'

export type Chip = { value: string; label: string }

type ChipsProps = {
  /** Accessible name of the group. */
  label: string
  options: readonly Chip[]
  /** Value of the pressed chip. */
  selected: string
  onSelect: (value: string) => void
}

/**
 * Toggle buttons of which one is pressed. They need a script, like the filter bar that contains them. The list that they filter is below
 * them: a choice does not scroll the window, unless the first result is out of sight.
 */
export function Chips({ label, options, selected, onSelect }: ChipsProps) {
  // The row begins with the first chip. It stays where it is until another one is pressed: a visitor may have moved it before its script came.
  const shown = useRef(options[0]?.value)
  const show = (chip: HTMLElement | null) => {
    if (!chip || selected === shown.current) return
    shown.current = selected
    bringToMiddle(chip)
  }
  return (
    <fieldset className="chips scroll-row">
      <legend className="sr">{label}</legend>
      {options.map(({ value, label: words }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === selected}
          ref={value === selected ? show : undefined}
          onClick={({ currentTarget }) => {
            onSelect(value)
            showResults(currentTarget)
          }}
        >
          {words}
        </button>
      ))}
    </fieldset>
  )
}

/** Scrolls the row only horizontally. It also brings a chip into view that is pressed because of the address. */
function bringToMiddle(chip: HTMLElement) {
  const row = chip.parentElement
  if (!row) return
  const { left, width } = row.getBoundingClientRect()
  const own = chip.getBoundingClientRect()
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  // Chromium does not scroll a fieldset smoothly by its styles.
  row.scrollBy({ left: own.left + own.width / 2 - left - width / 2, behavior: isCalm ? 'auto' : 'smooth' })
}
