import { Heading, type HeadingLevel } from '../layout/Heading'
import { withoutHyphenBreaks } from '../layout/without-hyphen-breaks'

/** A phase or step: name, duration, and description, as a text or a list. */
export type Phase = {
  title: string
  duration?: string
  text?: string
  items?: readonly string[]
}

export type PhaseListProps = {
  phases: readonly Phase[]
  /** `across` is horizontal from 60rem. By default vertical. */
  variant?: 'across'
  level?: HeadingLevel
}

/** Phases in order: points on a line, the last one highlighted. */
export function PhaseList({ phases, variant, level = 3 }: PhaseListProps) {
  return (
    <ol className={variant ? `phase-list ${variant}` : 'phase-list'}>
      {phases.map((phase) => (
        <li key={phase.title}>
          <Heading level={level}>
            {phase.title}
            {phase.duration && phase.text === undefined && (
              <>
                {' '}
                <span className="duration">{phase.duration}</span>
              </>
            )}
          </Heading>
          {phase.duration && phase.text !== undefined && <p className="length">{phase.duration}</p>}
          {phase.text && <p>{withoutHyphenBreaks(phase.text)}</p>}
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
