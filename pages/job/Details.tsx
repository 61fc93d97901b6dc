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
  isClosed: boolean
  /** The link of a closed position: to the open ones, or to the job alerts if there are none. */
  further: { label: string; href: string }
}

/**
 * The facts of a position, and Apply Now, which links to the inquiry form with the position filled in. A closed position has the link
 * `further` instead of the button; its Apply Now is a link for similar positions (specification, 4.18).
 */
export function Details({ copy, job, posted, isClosed, further }: DetailsProps) {
  const { labels } = copy
  const apply = urlOf.contact({ topic: 'job', position: job.title })
  return (
    <StickyAside label={labels.details}>
      <PairList
        layout="medium"
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
        {isClosed ? (
          <>
            <ButtonLink href={further.href} kind="line" full>
              {further.label}
            </ButtonLink>
            <p className="small muted" id="applying">
              {copy.applyForSimilar}{' '}
              <a className="link" href={apply} aria-describedby="applying">
                {labels.apply}
              </a>
            </p>
          </>
        ) : (
          <>
            <ButtonLink href={apply} kind="action" full aria-describedby="applying">
              {labels.apply}
            </ButtonLink>
            <p className="small muted" id="applying">
              {labels.reviewed}
            </p>
          </>
        )}
      </div>
    </StickyAside>
  )
}
