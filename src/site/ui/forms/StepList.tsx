type StepListProps = {
  steps: readonly string[]
  /** Index of the current step; earlier ones are marked as done. */
  current: number
  /** Index of a step in the middle that is left out. It stays in the list, hidden. */
  skipped?: number | undefined
  /** Read aloud before a step that is done. */
  done: string
  /** Label of the end of the line, after all steps. */
  end?: string | undefined
}

/** The steps of a form, as points on a line (specification, 7.1). */
export function StepList({ steps, current, skipped = steps.length, done, end }: StepListProps) {
  const count = steps.length - (skipped < steps.length ? 1 : 0)
  return (
    <ol className="step-list">
      {steps.map((step, index) => (
        <li
          key={step}
          hidden={index === skipped}
          data-done={index < current ? '' : undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          {index < current && <span className="sr">{done} </span>}
          <span data-place={`${index + (index < skipped ? 1 : 0)}/${count}`}>{step}</span>
        </li>
      ))}
      {end === undefined ? null : (
        <li data-end="">
          <span>{end}</span>
        </li>
      )}
    </ol>
  )
}
