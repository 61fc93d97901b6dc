import { OutcomeList } from './OutcomeList'

export type FigurePanelProps = {
  title: string
  figure: { value: string; label: string }
  /** Short lines below the figure. */
  points: readonly string[]
}

/** A topic with its figure, and the measures taken. */
export function FigurePanel({ title, figure, points }: FigurePanelProps) {
  return (
    <div className="figure-panel">
      <h3>{title}</h3>
      <p className="num">{figure.value}</p>
      <p className="small muted">{figure.label}</p>
      <OutcomeList items={points} />
    </div>
  )
}
