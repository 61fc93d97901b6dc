import type { Milestone } from './StrataTimeline'
import { crowdOf, figuresOf } from './story-now'

/** A date of a timeline, large: its year beside a point for ten people, its title and its figures. The list says the same to screen readers. */
export function StoryNow({ milestone: { year, title, milestone, values } }: { milestone: Milestone }) {
  return (
    <div className="story-now" aria-hidden="true">
      <b>{year}</b>
      <i>{crowdOf(values.reduce((sum, value) => sum + value, 0))}</i>
      <strong>{title}</strong>
      <span>{figuresOf(milestone.split(', '))}</span>
    </div>
  )
}
