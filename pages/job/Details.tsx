import type { ReactNode } from 'react'
import { fill } from '../../src/engine/lib/text'
import type { Graph, Job } from '../../src/site/graph/graph'
import { urlOf } from '../../src/site/routes/addresses'
import { PairList } from '../../src/site/ui/figures/PairList'
import { ButtonLink } from '../../src/site/ui/layout/ButtonLink'
import type { DateText } from '../../src/site/ui/layout/Meta'
import { StickyAside } from '../../src/site/ui/layout/StickyAside'

type DetailsProps = {
  copy: Graph['pages']['job']
  job: Pick<Job, 'title' | 'department' | 'location' | 'type' | 'experience' | 'salary'>
  posted: DateText
  closed: DateText | null
  /** Ways to share the page. */
  children: ReactNode
}

/**
 * The facts of a position, and Apply Now, which links to the inquiry form with the position filled in. A closed position has
 * that link too (specification, 4.18); a note says since when it is closed, and who reads the inquiry.
 */
export function Details({ copy, job, posted, closed, children }: DetailsProps) {
  const { labels } = copy
  return (
    <StickyAside label={labels.details}>
      <PairList
        keys="medium"
        pairs={[
          { label: labels.department, value: job.department },
          { label: labels.location, value: job.location },
          { label: labels.type, value: job.type },
          { label: labels.experience, value: job.experience },
          { label: labels.salary, value: job.salary },
          { label: labels.posted, value: posted.text, date: posted.iso },
        ]}
      />
      <div className="stack stretch tight">
        <ButtonLink
          href={urlOf.contact({ topic: 'job', position: job.title })}
          kind={closed ? 'line' : 'action'}
          full
          aria-describedby="applying"
        >
          {labels.apply}
        </ButtonLink>
        <p className="small muted" id="applying">
          {closed ? fill(copy.closedSince, { date: closed.text }) : labels.reviewed}
        </p>
      </div>
      {children}
    </StickyAside>
  )
}
