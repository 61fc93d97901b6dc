/** A short line, or a name with what it covers. */
export type Outcome = string | { title: string; text: string }

export type OutcomeListProps = {
  items: readonly Outcome[]
  /** Name of the list, where no heading names it. */
  label?: string
}

/** Short lines that begin with a point, divided by hairlines. */
export function OutcomeList({ items, label }: OutcomeListProps) {
  return (
    <ul className="outcome-list" aria-label={label}>
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
