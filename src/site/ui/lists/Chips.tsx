import { useRef } from 'react'
import { scrollFullyIntoView } from './scroll-fully-into-view'

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
 * them: a choice does not scroll the window, unless the results line is out of sight; then the start of the results is scrolled into view.
 */
export function Chips({ label, options, selected, onSelect }: ChipsProps) {
  const group = useRef<HTMLFieldSetElement>(null)
  const choose = (value: string) => {
    onSelect(value)
    const chips = group.current
    if (!chips) return
    const row = chips.getBoundingClientRect()
    const below = Number.parseFloat(getComputedStyle(chips).scrollMarginBlockEnd)
    if (row.bottom + below > window.innerHeight) chips.scrollIntoView({ block: 'nearest' })
  }
  return (
    <fieldset className="chips" ref={group}>
      <legend className="sr">{label}</legend>
      {options.map(({ value, label: words }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === selected}
          ref={value === selected ? bringToMiddle : undefined}
          onClick={() => choose(value)}
          onFocus={scrollFullyIntoView}
        >
          {words}
        </button>
      ))}
    </fieldset>
  )
}

/** Scrolls the row only horizontally. It also brings a chip into view that is pressed because of the address. */
function bringToMiddle(chip: HTMLElement | null) {
  const row = chip?.parentElement
  if (!row) return
  const { left, width } = row.getBoundingClientRect()
  const own = chip.getBoundingClientRect()
  row.scrollBy({ left: own.left + own.width / 2 - left - width / 2 })
}
