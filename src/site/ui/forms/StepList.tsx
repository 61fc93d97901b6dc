type StepListProps = {
  steps: readonly string[]
  /** Index of the step that is on; those before it are done. Left out: all are on. */
  current?: number
}

/** The steps of a form on a line (specification, 7.1). */
export function StepList({ steps, current }: StepListProps) {
  return (
    <ol className="step-list">
      {steps.map((step, index) => (
        <li
          key={step}
          data-done={current !== undefined && index < current ? '' : undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          {step}
        </li>
      ))}
    </ol>
  )
}
