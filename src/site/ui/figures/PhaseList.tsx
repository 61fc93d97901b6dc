import { shareOf } from '../charts/share'
import { Heading, type HeadingLevel } from '../layout/Heading'

/** A phase or step: what it is called, how long it takes, and what happens in it, as a text or a list. */
export type Phase = {
  title: string
  duration?: string
  text?: string
  items?: readonly string[]
  /** Its length in weeks, for the drawing to scale. */
  weeks?: number
}

export type PhaseListProps = {
  phases: readonly Phase[]
  /** Side by side from 60rem; `weeks` draws the lengths to scale. Left out: always upright. */
  variant?: 'across' | 'weeks'
  level?: HeadingLevel
}

/** Phases in order: points on a line, the last one lit. */
export function PhaseList({ phases, variant, level = 3 }: PhaseListProps) {
  const longest = Math.max(...phases.map(({ weeks = 1 }) => weeks))
  const scale = Math.max(1, longest / 63)
  return (
    <ol className={variant ? `phase-list across ${variant === 'weeks' ? 'weeks' : ''}`.trim() : 'phase-list'}>
      {phases.map((phase) => (
        <li key={phase.title} data-share={variant === 'weeks' ? shareOf((phase.weeks ?? 1) / scale) : undefined}>
          <Heading level={level}>
            {phase.title}
            {phase.duration && phase.text === undefined && <span className="duration"> {phase.duration}</span>}
          </Heading>
          {phase.duration && phase.text !== undefined && <p className="length">{phase.duration}</p>}
          {phase.text && <p>{phase.text}</p>}
          {phase.items && (
            <ul>
              {phase.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  )
}
