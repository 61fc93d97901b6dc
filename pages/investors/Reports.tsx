import type { Graph } from '../../src/site/graph/graph'
import { ActionRow } from '../../src/site/ui/figures/ActionRow'
import { Register } from '../../src/site/ui/figures/Register'
import { FileLink, type LinkedFile } from '../../src/site/ui/layout/FileLink'
import type { DateText } from '../../src/site/ui/layout/Meta'
import { SectionHead } from '../../src/site/ui/layout/SectionHead'

/** A report with its formatted date. */
export type Report = { slug: string; title: string; type: string; date: DateText; description: string; file: LinkedFile }

type ReportsProps = {
  copy: Pick<Graph['pages']['investors'], 'reports' | 'labels'>
  reports: readonly Report[]
}

/** The reports, each with its file. */
export function Reports({ copy, reports }: ReportsProps) {
  return (
    <section className="section" id="reports" aria-labelledby="reports-title">
      <div className="wrap">
        <SectionHead {...copy.reports.head} id="reports-title" />
        <Register>
          {reports.map(({ title, type, date, description, file }) => (
            <ActionRow
              key={title}
              title={title}
              text={description}
              meta={[{ strong: type }, date]}
              action={<FileLink file={file} label={copy.labels.downloadPdf} of={title} kind="line" small />}
            />
          ))}
        </Register>
      </div>
    </section>
  )
}
