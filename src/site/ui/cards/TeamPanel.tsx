import { type Pair, PairList } from '../figures/PairList'
import type { HeadingLevel } from '../layout/Heading'
import { AuthorCard } from '../prose/AuthorCard'

export type TeamPanelProps = {
  /** Whom the team works for, and what is read aloud before it. */
  manager: Omit<Parameters<typeof AuthorCard>[0], 'level'>
  /** Size, reporting structure. */
  pairs: readonly Pair[]
  level?: HeadingLevel
}

/** A team: its manager, and under the same rule what is known of it (specification, 4.18). */
export function TeamPanel({ manager, pairs, level = 3 }: TeamPanelProps) {
  return (
    <div className="team-panel">
      <AuthorCard {...manager} level={level} />
      <PairList pairs={pairs} keys="wide" />
    </div>
  )
}
