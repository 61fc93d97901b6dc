type StepListProps = {
  steps: readonly string[]
  /** Index of the current step; earlier ones are marked as done. */
  current: number
  /** Read aloud before a step that is done. */
  done: string
  /** Label of the end of the line, after all steps. */
  end?: string | undefined
}

/** The steps of a form, as points on a line (specification, 7.1). */
export function StepList({ steps, current, done, end }: StepListProps) {
  return (
    <ol className="step-list">
      {steps.map((step, index) => (
        <li key={step} data-done={index < current ? '' : undefined} aria-current={index === current ? 'step' : undefined}>
          {index < current && <span className="sr">{done} </span>}
          <span data-place={`${index + 1}/${steps.length}`}>{step}</span>
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
