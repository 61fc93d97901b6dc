import type { ReactNode } from 'react'
import type { CaseStudy, Graph } from '../../src/site/graph/graph'
import { PairList } from '../../src/site/ui/figures/PairList'
import type { BreadcrumbsProps } from '../../src/site/ui/layout/Breadcrumbs'
import { ButtonLink } from '../../src/site/ui/layout/ButtonLink'
import { type FileAt, FileLink } from '../../src/site/ui/layout/FileLink'
import { type DateText, Meta } from '../../src/site/ui/layout/Meta'
import { PageIntro } from '../../src/site/ui/layout/PageIntro'

/** Words of a case study page. */
export type StudyLabels = Graph['pages']['caseStudy']['labels']

type StudyIntroProps = Pick<CaseStudy, 'title' | 'subtitle' | 'outcome' | 'client'> & {
  breadcrumbs: BreadcrumbsProps
  /** When it was published and updated; left out where it never was. */
  days: readonly DateText[] | undefined
  report: FileAt
  discuss: { label: string; href: string }
  labels: StudyLabels
  /** Shown after the buttons. */
  children: ReactNode
}

/** Start of a case study: its topic, with the outcome and the client beside it. */
export function StudyIntro({ breadcrumbs, title, subtitle, outcome, client, days, report, discuss, labels, children }: StudyIntroProps) {
  const facts = [
    { label: labels.keyOutcome, value: outcome },
    { label: labels.client, value: client.name },
    { label: labels.industry, value: client.industry },
    { label: labels.size, value: client.size },
    { label: labels.revenue, value: client.revenue },
  ]
  return (
    <PageIntro
      breadcrumbs={breadcrumbs}
      title={title}
      lede={subtitle}
      actions={
        <>
          <FileLink file={report} label={labels.download} />
          <ButtonLink href={discuss.href} kind="line">
            {discuss.label}
          </ButtonLink>
          {children}
        </>
      }
      side={<PairList pairs={facts} />}
      sideColumns={4}
    >
      {days && (
        <div className="mt5">
          <Meta items={days} />
        </div>
      )}
    </PageIntro>
  )
}
