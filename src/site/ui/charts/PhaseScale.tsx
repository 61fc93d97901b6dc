import { percent } from './percent'

/** A phase on the scale of its program. */
export type ScaledPhase = {
  title: string
  /** Its length, such as `6 weeks`. */
  duration: string
  /** Its first and last week, such as `weeks 13 to 32`. */
  when: string
  /** Its start and end, as fractions of the program. */
  from: number
  to: number
  items: readonly string[]
}

/** Phases one below the other on one scale, so that overlaps are visible; the end of the last one is highlighted. */
export function PhaseScale({ phases }: { phases: readonly ScaledPhase[] }) {
  return (
    <ol className="phase-scale">
      {phases.map(({ title, duration, when, from, to, items }) => (
        <li key={title}>
          <div>
            <h3>{title}</h3>
            <p>
              <b>{duration}</b>, {when}
            </p>
          </div>
          <svg aria-hidden="true">
            <line className="track" x2="100%" y1="50%" y2="50%" />
            <line x1={percent(from)} x2={percent(to)} y1="50%" y2="50%" />
            <circle cx={percent(to)} cy="50%" r="7" />
          </svg>
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
