import type { Graph, Job } from '../../src/site/graph/graph'
import { OutcomeList } from '../../src/site/ui/figures/OutcomeList'

type Part = 'responsibilities' | 'requirements' | 'niceToHave' | 'benefits'
type DutiesProps = { labels: Pick<Graph['pages']['job']['labels'], Part>; job: Pick<Job, Part> }

/** What one does, which leads; below it what one brings, beside what one gets. */
export function Duties({ labels, job }: DutiesProps) {
  const title = (part: Part) => (
    <h2 className="text-2xl" id={part}>
      {labels[part]}
    </h2>
  )
  return (
    <div className="alike">
      <section className="stack mt7" aria-labelledby="responsibilities">
        {title('responsibilities')}
        <OutcomeList items={job.responsibilities} large />
      </section>
      <div className="cols mt7" data-min="19">
        <section className="stack" aria-labelledby="requirements">
          {title('requirements')}
          <OutcomeList items={job.requirements} />
          <h3 className="text-lg" id="niceToHave">
            {labels.niceToHave}
          </h3>
          <OutcomeList items={job.niceToHave} />
        </section>
        <section className="stack" aria-labelledby="benefits">
          {title('benefits')}
          <OutcomeList items={job.benefits} />
        </section>
      </div>
    </div>
  )
}
