import type { Graph } from '../../src/graph/graph'
import { JobCell, type JobEntry } from '../../src/ui/cards/JobCell'
import { ButtonLink } from '../../src/ui/layout/ButtonLink'
import { SectionHead } from '../../src/ui/layout/SectionHead'
import { EmptyState } from '../../src/ui/lists/EmptyState'
import { ResultsLine } from '../../src/ui/lists/ResultsLine'

type PositionsProps = {
  copy: Pick<Graph['pages']['careers'], 'positionsTitle' | 'labels' | 'empty'>
  jobs: readonly JobEntry[]
  /** `Showing {n} position(s)`. */
  showing: string
}

/** The open positions, or that there are none (part 2, section 2: Careers page). */
export function Positions({ copy: { positionsTitle, labels, empty }, jobs, showing }: PositionsProps) {
  return (
    <section className="section well" id="open-positions" aria-labelledby="positions">
      <div className="wrap">
        <SectionHead title={positionsTitle} id="positions" large />
        {jobs.length === 0 ? (
          <EmptyState title={empty.title} text={empty.description} level={3}>
            <ButtonLink href={empty.action.href} kind="line">
              {empty.action.label}
            </ButtonLink>
          </EmptyState>
        ) : (
          <>
            <ResultsLine template={showing} count={jobs.length} />
            <div className="ledger n3">
              {jobs.map((job) => (
                <JobCell key={job.href} job={job} viewLabel={labels.view} />
              ))}
            </div>
          </>
        )}
      </div>
    </section>
  )
}
