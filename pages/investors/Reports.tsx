import type { Graph } from '../../src/site/graph/graph'
import { ActionRow } from '../../src/site/ui/figures/ActionRow'
import { Register } from '../../src/site/ui/figures/Register'
import { ButtonLink } from '../../src/site/ui/layout/ButtonLink'
import type { DateText } from '../../src/site/ui/layout/Meta'
import { SectionHead } from '../../src/site/ui/layout/SectionHead'

/** A report with its formatted date. */
export type Report = { slug: string; title: string; type: string; date: DateText; description: string }

type ReportsProps = {
  copy: Pick<Graph['pages']['investors'], 'reports' | 'labels' | 'contact'>
  reports: readonly Report[]
}

/** The reports, each with a link that requests it by e-mail. */
export function Reports({ copy, reports }: ReportsProps) {
  return (
    <section className="section" id="reports" aria-labelledby="reports-title">
      <div className="wrap">
        <SectionHead {...copy.reports.head} id="reports-title" />
        <Register>
          {reports.map(({ title, type, date, description }) => (
            <ActionRow
              key={title}
              title={title}
              text={description}
              meta={[{ strong: type }, date]}
              action={
                <ButtonLink
                  kind="line"
                  small
                  href={`mailto:${copy.contact.email}?subject=${encodeURIComponent(title)}`}
                  label={`${copy.labels.request}, ${title}`}
                >
                  {copy.labels.request}
                </ButtonLink>
              }
            />
          ))}
        </Register>
      </div>
    </section>
  )
}
