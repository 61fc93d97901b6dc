import type { Graph, Job } from '../../src/graph/graph'
import { PairList } from '../../src/ui/figures/PairList'
import { AuthorCard } from '../../src/ui/prose/AuthorCard'
import type { portraitOf } from '../person'

type TeamProps = {
  labels: Pick<Graph['pages']['job']['labels'], 'team' | 'manager' | 'teamSize' | 'reportingStructure'>
  team: Job['team']
  manager: { name: string; bio: string; portrait: ReturnType<typeof portraitOf> }
}

/** The team of a position: its manager, its size, who reports to whom. */
export function Team({ labels, team, manager }: TeamProps) {
  return (
    <section className="stack stretch" aria-labelledby="team">
      <h2 className="text-2xl" id="team">
        {labels.team}
      </h2>
      <AuthorCard label={labels.manager} title={team.managerTitle} level={3} {...manager} />
      <PairList
        keys="wide"
        pairs={[
          { label: labels.teamSize, value: team.teamSize },
          { label: labels.reportingStructure, value: team.reportingStructure },
        ]}
      />
    </section>
  )
}
