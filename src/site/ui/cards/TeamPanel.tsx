import { type Pair, PairList } from '../figures/PairList'
import { AuthorCard } from '../prose/AuthorCard'

export type TeamPanelProps = {
  /** The hiring manager, with the label that is read aloud before the name. */
  manager: Omit<Parameters<typeof AuthorCard>[0], 'level'>
  /** Facts such as size and reporting structure. */
  pairs: readonly Pair[]
}

/** A team: its manager, and facts about the team (specification, 4.18). */
export function TeamPanel({ manager, pairs }: TeamPanelProps) {
  return (
    <div className="team-panel">
      <AuthorCard {...manager} level={3} />
      <PairList pairs={pairs} layout="wide" />
    </div>
  )
}
