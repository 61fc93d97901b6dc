/** A short line, or a title with an explanation. */
export type Outcome = string | { title: string; text: string }

export type OutcomeListProps = {
  items: readonly Outcome[]
  /** Accessible name of the list, if no heading names it. */
  label?: string
  /** Whether it is the main list of several. */
  large?: boolean
}

/** Short lines with bullet points, separated by thin lines. */
export function OutcomeList({ items, label, large }: OutcomeListProps) {
  return (
    <ul className={large ? 'outcome-list text-lg' : 'outcome-list'} aria-label={label}>
      {items.map((item) =>
        typeof item === 'string' ? (
          <li key={item}>{item}</li>
        ) : (
          <li key={item.title}>
            <div>
              <b>{item.title}</b>
              <p>{item.text}</p>
            </div>
          </li>
        ),
      )}
    </ul>
  )
}
