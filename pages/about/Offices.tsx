import type { Graph } from '../../src/graph/graph'
import { fill } from '../../src/lib/text'
import { Cell } from '../../src/ui/cards/Cell'
import { PairList } from '../../src/ui/figures/PairList'
import { ButtonLink } from '../../src/ui/layout/ButtonLink'
import { SectionHead } from '../../src/ui/layout/SectionHead'

/** The offices of a region with the people in each. */
export type OfficeGroup = {
  title: string
  /** Year of the first office. */
  established: number
  employees: number
  offices: readonly { city: string; people: number }[]
}

/** Offices by region. */
export function Offices({ copy, regions }: { copy: Graph['pages']['about']['offices']; regions: readonly OfficeGroup[] }) {
  return (
    <section className="section well" aria-labelledby="offices">
      <div className="wrap">
        <SectionHead {...copy.head} id="offices" />
        <div className="ledger n4">
          {regions.map(({ title, established, employees, offices }) => (
            <Cell key={title} title={title} subtitle={fill(copy.since, { year: established })}>
              <div className="stack stretch loose">
                <PairList keys="split" pairs={offices.map(({ city, people }) => ({ label: city, value: String(people) }))} />
                <p className="small">
                  <b>{employees}</b> <span className="muted">{copy.people}</span>
                </p>
              </div>
            </Cell>
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
