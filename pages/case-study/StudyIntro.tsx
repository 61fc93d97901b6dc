import type { ReactNode } from 'react'
import type { CaseStudy, Graph } from '../../src/site/graph/graph'
import { PairList } from '../../src/site/ui/figures/PairList'
import type { BreadcrumbsProps } from '../../src/site/ui/layout/Breadcrumbs'
import { ButtonLink } from '../../src/site/ui/layout/ButtonLink'
import { PageIntro } from '../../src/site/ui/layout/PageIntro'

/** Words of a case study page. */
export type StudyLabels = Graph['pages']['caseStudy']['labels']

type StudyIntroProps = Pick<CaseStudy, 'title' | 'subtitle' | 'outcome' | 'client'> & {
  breadcrumbs: BreadcrumbsProps
  discuss: { label: string; href: string }
  labels: StudyLabels
  /** Shown after the button. */
  children: ReactNode
}

/** Start of a case study: its topic, with the outcome and the client beside it. */
export function StudyIntro({ breadcrumbs, title, subtitle, outcome, client, discuss, labels, children }: StudyIntroProps) {
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
          <ButtonLink href={discuss.href} kind="line">
            {discuss.label}
          </ButtonLink>
          {children}
        </>
      }
      side={<PairList pairs={facts} />}
      sideColumns={4}
    />
  )
}
