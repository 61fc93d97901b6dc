import { type FocusEvent, useRef } from 'react'

export type Chip = { value: string; label: string }

type ChipsProps = {
  /** Accessible name of the group. */
  label: string
  options: readonly Chip[]
  /** Value of the pressed chip. */
  selected: string
  onSelect: (value: string) => void
}

/** Where a chip is seen as a whole, in a row that scrolls. */
const WHOLE = { block: 'nearest', inline: 'center' } as const

/** Height of the results line below the chips, in CSS pixels. */
const LINE = 72

/**
 * Toggle buttons of which one is pressed. They need a script, like the filter bar that contains them. What they filter stands below them:
 * the window stays where it is after a choice, unless it ends before the results line; then it shows how they begin.
 */
export function Chips({ label, options, selected, onSelect }: ChipsProps) {
  const group = useRef<HTMLFieldSetElement>(null)
  const choose = (value: string, chip: HTMLElement) => {
    onSelect(value)
    const row = group.current?.getBoundingClientRect()
    if (!row) return
    if (row.bottom + LINE > window.innerHeight) group.current?.scrollIntoView({ block: 'nearest' })
    // Sideways only, where the row scrolls.
    const { left, width } = chip.getBoundingClientRect()
    group.current?.scrollBy({ left: left + width / 2 - row.left - row.width / 2 })
  }
  return (
    <fieldset className="chips" ref={group}>
      <legend className="sr">{label}</legend>
      {options.map(({ value, label: words }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === selected}
          onClick={({ currentTarget }) => choose(value, currentTarget)}
          onFocus={showWhole}
        >
          {words}
        </button>
      ))}
    </fieldset>
  )
}

/**
 * Browsers leave a focused chip where it is if a strip of it can be seen. One that a pointer has focused stays in its place until it is
 * chosen, as the pointer would click beside it.
 */
function showWhole({ currentTarget }: FocusEvent<HTMLButtonElement>) {
  if (currentTarget.matches(':focus-visible')) currentTarget.scrollIntoView(WHOLE)
}
