/** Types of events with an ink of their own (specification, 4.13). */
export type EventKind = 'webinar' | 'conference' | 'workshop' | 'panel' | 'networking'

export type EventBadgeProps = {
  /** The type in words: the ink never stands alone. */
  label: string
  /** Left out: grey, for other types and states. */
  kind?: EventKind
}

/** The type of an event on its own tint. */
export function EventBadge({ label, kind }: EventBadgeProps) {
  return (
    <span className="event-badge" data-kind={kind}>
      {label}
    </span>
  )
}
