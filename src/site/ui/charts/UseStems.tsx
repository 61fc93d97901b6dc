export type UseStemsProps = {
  /** Number of uses of each technology. */
  uses: readonly number[]
}

/** A point for each technology, with a stem of as many points as it has uses. Decorative: a line of text names the most used one. */
export function UseStems({ uses }: UseStemsProps) {
  const most = Math.max(1, ...uses)
  const at = (count: number, index: number) => `M${index} ${most - 1}v${0.5 - count}`
  return (
    <svg className="use-stems" viewBox={`-.5 -.5 ${uses.length} ${most}`} aria-hidden="true">
      <path className="unused" d={uses.map((count, index) => (count === 0 ? at(1, index) : '')).join('')} />
      <path d={uses.map((count, index) => (count > 0 ? at(count, index) : '')).join('')} />
    </svg>
  )
}
