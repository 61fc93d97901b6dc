/** Types of events that have a color of their own (specification, 4.13). */
export type EventKind = 'webinar' | 'conference' | 'workshop' | 'panel' | 'networking'

export type EventBadgeProps = {
  /** The type as text: color must not be the only sign. */
  label: string
  /** Determines the color; gray by default, for other types and states. */
  kind?: EventKind
}

/** The type of an event, in its color. */
export function EventBadge({ label, kind }: EventBadgeProps) {
  return (
    <span className="event-badge" data-kind={kind}>
      {label}
    </span>
  )
}
