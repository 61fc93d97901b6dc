import type { Graph, Job } from '../../src/site/graph/graph'
import { TeamPanel } from '../../src/site/ui/cards/TeamPanel'
import type { portraitOf } from '../shared/person'

type TeamProps = {
  labels: Pick<Graph['pages']['job']['labels'], 'team' | 'manager' | 'teamSize' | 'reportingStructure'>
  team: Job['team']
  manager: { name: string; bio: string; portrait: ReturnType<typeof portraitOf> }
}

/** The team of a position: manager, size and reporting structure. */
export function Team({ labels, team, manager }: TeamProps) {
  return (
    <section className="stack stretch mt7" aria-labelledby="team">
      <h2 className="text-2xl" id="team">
        {labels.team}
      </h2>
      <TeamPanel
        manager={{ label: labels.manager, ...manager, title: `${team.managerTitle}. ${labels.manager}.` }}
        pairs={[
          { label: labels.teamSize, value: team.teamSize },
          { label: labels.reportingStructure, value: team.reportingStructure },
        ]}
      />
    </section>
  )
}
