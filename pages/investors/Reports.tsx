import type { Graph } from '../../src/graph/graph'
import { ActionRow } from '../../src/ui/figures/ActionRow'
import { Register } from '../../src/ui/figures/Register'
import type { DateText } from '../../src/ui/layout/Meta'
import { SectionHead } from '../../src/ui/layout/SectionHead'

/** A report with its date in words. */
export type Report = { title: string; type: string; date: DateText; description: string }

type ReportsProps = { head: Graph['pages']['investors']['reports']['head']; reports: readonly Report[] }

/** The reports, with kind and date. */
export function Reports({ head, reports }: ReportsProps) {
  return (
    <section className="section" id="reports" aria-labelledby="reports-title">
      <div className="wrap">
        <SectionHead {...head} id="reports-title" />
        <Register>
          {reports.map(({ title, type, date, description }) => (
            <ActionRow key={title} title={title} text={description} meta={[{ strong: type }, date]} />
          ))}
        </Register>
      </div>
    </section>
  )
}
