import { Heading, type HeadingLevel } from '../layout/Heading'
import { OutcomeList } from './OutcomeList'

export type FigurePanelProps = {
  title: string
  figure: { value: string; label: string }
  /** Short lines below the figure. */
  points: readonly string[]
  level?: HeadingLevel
}

/** A topic with its figure, and what is done about it. */
export function FigurePanel({ title, figure, points, level = 3 }: FigurePanelProps) {
  return (
    <div className="figure-panel">
      <Heading level={level}>{title}</Heading>
      <p className="num">{figure.value}</p>
      <p className="small muted">{figure.label}</p>
      <OutcomeList items={points} />
    </div>
  )
}
