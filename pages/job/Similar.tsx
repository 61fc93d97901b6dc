import type { Graph } from '../../src/site/graph/graph'
import { LinkRow } from '../../src/site/ui/figures/LinkRow'
import { Register } from '../../src/site/ui/figures/Register'
import { ButtonLink } from '../../src/site/ui/layout/ButtonLink'
import { SectionHead } from '../../src/site/ui/layout/SectionHead'
import type { SimilarJob } from './similar-jobs'

type SimilarProps = {
  labels: Pick<Graph['pages']['job']['labels'], 'similar' | 'back'>
  jobs: readonly SimilarJob[]
  /** Address of the list of positions. */
  back: string
}

/** Similar positions, and a link back to the list. */
export function Similar({ labels, jobs, back }: SimilarProps) {
  return (
    <section className="section" id="similar" aria-labelledby="similar-title">
      <div className="wrap">
        <SectionHead title={labels.similar} id="similar-title" />
        <Register>
          {jobs.map(({ title, department, location, href }) => (
            <LinkRow key={title} title={title} href={href} text={department} quiet detail={location} />
          ))}
        </Register>
        <div className="row mt6">
          <ButtonLink href={back} kind="line">
            {labels.back}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
