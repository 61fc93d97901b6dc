import { crowdOf, figuresOf } from './story-now'

export type StoryNowProps = {
  year: number
  title: string
  figures: readonly string[]
  /** Number of people. */
  people: number
  /** What a point stands for. */
  point: string
}

/**
 * A date of a timeline, large: its year next to a point for every ten people, its title and its figures. Hidden from screen readers, since
 * the list has the same content.
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
