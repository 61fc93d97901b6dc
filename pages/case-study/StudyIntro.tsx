import type { ReactNode } from 'react'
import type { CaseStudy, Graph } from '../../src/site/graph/graph'
import { PairList } from '../../src/site/ui/figures/PairList'
import { ButtonLink } from '../../src/site/ui/layout/ButtonLink'
import { FileLink, type LinkedFile } from '../../src/site/ui/layout/FileLink'
import { type DateText, Meta } from '../../src/site/ui/layout/Meta'
import { type TagLink, Tags } from '../../src/site/ui/layout/Tags'

/** Words of a case study page. */
export type StudyLabels = Graph['pages']['caseStudy']['labels']

type StudyIntroProps = Pick<CaseStudy, 'client'> & {
  /** Undefined if the cover states it. */
  outcome: string | undefined
  /** The address of the industry, if it has a page. */
  industryPage: string | undefined
  /** The author, with the address of their page. */
  author: { name: string; page: string | undefined }
  /** Day of publication, and of the last update if there was one. */
  days: readonly DateText[]
  tags: readonly TagLink[]
  report: LinkedFile
  discuss: { label: string; href: string }
  labels: StudyLabels
  /** Shown after the buttons. */
  children: ReactNode
}

/** The section below the cover of a case study: outcome and client, then author and actions, in one band. */
export function StudyIntro({ outcome, client, industryPage, author, days, tags, report, discuss, labels, children }: StudyIntroProps) {
  const facts = [
    ...(outcome === undefined ? [] : [{ label: labels.keyOutcome, value: outcome }]),
    { label: labels.client, value: client.name },
    { label: labels.industry, value: client.industry, ...(industryPage && { href: industryPage }) },
    { label: labels.size, value: client.size },
    { label: labels.revenue, value: client.revenue },
  ]
  return (
    <div className="wrap mt6">
      <PairList pairs={facts} layout="across" />
      <div className="grid mt5">
        <div className="c3 stack">
          <Meta items={[{ strong: author.name, href: author.page }, ...days]} />
          <Tags tags={tags} />
        </div>
        <div className="c9 row">
          <FileLink file={report} label={labels.download} />
          <ButtonLink href={discuss.href} kind="line">
            {discuss.label}
          </ButtonLink>
          {children}
        </div>
      </div>
    </div>
  )
}
