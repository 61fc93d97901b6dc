import { fill } from '../../src/engine/lib/text'
import type { Graph } from '../../src/site/graph/graph'
import { PairList } from '../../src/site/ui/figures/PairList'
import { ButtonLink } from '../../src/site/ui/layout/ButtonLink'
import { SectionHead } from '../../src/site/ui/layout/SectionHead'

/** The offices of a region, with the number of people in each. */
export type OfficeGroup = {
  title: string
  /** Year of the first office. */
  established: number
  employees: number
  offices: readonly { city: string; people: number }[]
}

export function Offices({ copy, regions }: { copy: Graph['pages']['about']['offices']; regions: readonly OfficeGroup[] }) {
  return (
    <section className="section well" aria-labelledby="offices">
      <div className="wrap">
        <SectionHead {...copy.head} id="offices" />
        <div className="ledger n4 two-up">
          {regions.map(({ title, established, employees, offices }) => (
            <article key={title} className="cell">
              <div>
                <h3>{title}</h3>
                <p className="subtitle">{fill(copy.since, { year: established })}</p>
              </div>
              <PairList layout="split" pairs={offices.map(({ city, people }) => ({ label: city, value: String(people) }))} />
              <p className="foot small">
                <b>{employees}</b> <span className="muted">{copy.people}</span>
              </p>
            </article>
          ))}
        </div>
        <div className="row mt6">
          <ButtonLink href={copy.action.href} kind="line">
            {copy.action.label}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
