import { crowdOf, figuresOf } from './story-now'

export type StoryNowProps = {
  year: number
  title: string
  figures: readonly string[]
  /** How many people there were. */
  people: number
  /** What a point means. */
  point: string
}

/**
 * A date of a timeline, large: its year beside a point for ten people, its title and its figures. The list says the same to screen readers.
 */
export function StoryNow({ year, title, figures, people, point }: StoryNowProps) {
  return (
    <div className="story-now" aria-hidden="true">
      <b>{year}</b>
      <i>{crowdOf(people)}</i>
      <strong>{title}</strong>
      <span>{figuresOf(figures)}</span>
      <small>
        <i>{crowdOf(1)}</i> {point}
      </small>
    </div>
  )
}
