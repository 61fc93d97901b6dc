import type { Graph, Job } from '../../src/site/graph/graph'
import { OutcomeList } from '../../src/site/ui/figures/OutcomeList'

type Part = 'responsibilities' | 'requirements' | 'niceToHave' | 'benefits'
type DutiesProps = { labels: Pick<Graph['pages']['job']['labels'], Part>; job: Pick<Job, Part> }

/** The responsibilities first; below them requirements, nice-to-haves and benefits, side by side. */
export function Duties({ labels, job }: DutiesProps) {
  const column = (part: Exclude<Part, 'responsibilities'>) => (
    <section className="stack" aria-labelledby={part}>
      <h2 className="text-lg" id={part}>
        {labels[part]}
      </h2>
      <OutcomeList items={job[part]} />
    </section>
  )
  return (
    <div className="alike">
      <section className="stack mt7" aria-labelledby="responsibilities">
        <h2 className="text-2xl" id="responsibilities">
          {labels.responsibilities}
        </h2>
        <OutcomeList items={job.responsibilities} large />
      </section>
      <div className="cols thirds mt7">
        {column('requirements')}
        {column('niceToHave')}
        {column('benefits')}
      </div>
    </div>
  )
}
