import type { Graph, Job } from '../../src/site/graph/graph'
import { OutcomeList } from '../../src/site/ui/figures/OutcomeList'

const PARTS = ['responsibilities', 'requirements', 'niceToHave', 'benefits'] as const

type Part = (typeof PARTS)[number]
type DutiesProps = { labels: Pick<Graph['pages']['job']['labels'], Part>; job: Pick<Job, Part> }

/** Responsibilities, requirements and benefits of a position, two beside each other. */
export function Duties({ labels, job }: DutiesProps) {
  return (
    <div className="cols mt7" data-min="24">
      {PARTS.map((part) => (
        <section key={part} className="stack" aria-labelledby={part}>
          <h2 className="text-2xl" id={part}>
            {labels[part]}
          </h2>
          <OutcomeList items={job[part]} />
        </section>
      ))}
    </div>
  )
}
