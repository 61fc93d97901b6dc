import { longDate, shortDate } from '../src/engine/lib/dates'
import { nonBreakingNumbers } from '../src/engine/lib/non-breaking'
import { fill } from '../src/engine/lib/text'
import type { Graph, Job } from '../src/site/graph/graph'
import { personOf } from '../src/site/graph/people'
import { urlOf } from '../src/site/routes/addresses'
import { patterns } from '../src/site/routes/patterns'
import type { DateText } from '../src/site/ui/layout/Meta'
import { Note } from '../src/site/ui/layout/Note'
import { PageIntro } from '../src/site/ui/layout/PageIntro'
import { HeadPicture } from '../src/site/ui/media/HeadPicture'
import { Opening } from '../src/site/ui/prose/Opening'
import { HiringProcess } from './careers/HiringProcess'
import { breadcrumbs } from './data/breadcrumbs'
import { jobPosting, type Workplace, workplaceOf } from './data/job-posting'
import { closedJobLink } from './job/closed-job-link'
import { Details } from './job/Details'
import { Duties } from './job/Duties'
import { ShareLinks } from './job/ShareLinks'
import { Similar } from './job/Similar'
import { type SimilarJob, similarJobs } from './job/similar-jobs'
import { Team } from './job/Team'
import { teamDrawing } from './job/team-drawing'
import { breadcrumbOf } from './shared/breadcrumb'
import { definePage, type ViewProps } from './shared/define-page'
import { entryFile } from './shared/entry-file'
import { entryFeed, feedAlternates, type HeadFeed } from './shared/feed-links'
import { portraitOf } from './shared/person'
import { seoOf } from './shared/seo'
import { trail } from './shared/trail'

type JobProps = {
  copy: Graph['pages']['job']
  /** Breadcrumb of the list of positions. */
  careers: ReturnType<typeof breadcrumbOf>
  job: Omit<Job, 'referencedBy'>
  posted: DateText
  /** When applications ended; null for an open position. */
  closed: DateText | null
  /** The link of a closed position. */
  further: { label: string; href: string }
  manager: { name: string; bio: string; portrait: ReturnType<typeof portraitOf> }
  similar: readonly SimilarJob[]
  workplace: Workplace
  feed: HeadFeed | undefined
}

/** Job detail (specification, 4.18). */
export default definePage({
  codeKey: import.meta.codeKey,
  path: patterns.job,
  section: patterns.careers,
  source: entryFile,
  entries: (graph) => graph.careers.values(),
  props: (graph, { referencedBy, ...job }): JobProps => {
    const { locale } = graph.site.identity
    const manager = personOf(graph, job.team.manager)
    return {
      copy: graph.pages.job,
      careers: breadcrumbOf(graph, 'careers'),
      job,
      posted: { iso: job.posted, text: shortDate(job.posted, locale) },
      closed: job.open || job.closed === undefined ? null : { iso: job.closed, text: longDate(job.closed, locale) },
      further: closedJobLink(graph),
      manager: { name: manager.name, bio: manager.bio, portrait: portraitOf(manager) },
      similar: similarJobs(graph, job),
      workplace: workplaceOf(graph, job),
      feed: entryFeed(graph, job.collection),
    }
  },
  head: ({ copy, job, posted, closed, feed }) => ({
    ...seoOfJob(copy, job, closed),
    type: 'article',
    modified: closed?.iso ?? posted.iso,
    alternates: feedAlternates(feed),
  }),
  data: ({ careers, job, workplace }, context) => [
    breadcrumbs(context.site, careers, { label: job.title }),
    ...jobPosting(job, workplace, context),
  ],
  View: JobPage,
})

/** Title and description for search engines and shared links; those of a closed position say so, and since when. */
function seoOfJob(copy: JobProps['copy'], job: JobProps['job'], closed: JobProps['closed']) {
  const { title, description } = seoOf(job, job.description)
  if (!closed) return { title, description }
  return { title: fill(copy.closedKind, { kind: title }), description: fill(copy.closedDescription, { date: closed.text, description }) }
}

function JobPage({ copy, careers, job, posted, closed, further, manager, similar, site }: ViewProps<JobProps>) {
  const { labels } = copy
  const picture = <HeadPicture {...teamDrawing(job)} tone={closed ? 'mist' : 'pine'} shape="strip" />
  const caption = job.picture?.caption
  const Side = caption ? 'figure' : 'div'
  return (
    <>
      <PageIntro
        breadcrumbs={trail(site, careers, { label: job.title })}
        title={job.title}
        lede={job.description}
        side={
          <Side className={closed ? 'unlit' : undefined}>
            {picture}
            {caption && <figcaption>{caption}</figcaption>}
          </Side>
        }
        high
        tight
      >
        {closed && (
          <div className="mt5">
            <Note tone="caution" icon="calendar" title={nonBreakingNumbers(fill(copy.closedSince, { date: closed.text }))}>
              {copy.closedNote}
            </Note>
          </div>
        )}
      </PageIntro>
      <div className="wrap pb-section">
        <div className="grid">
          <Details copy={copy} job={job} posted={posted} isClosed={closed !== null} further={further} />
          <div className="c9">
            <Opening>{job.about}</Opening>
            <Duties labels={labels} job={job} />
            <Team labels={labels} team={job.team} manager={manager} />
            <ShareLinks
              labels={labels}
              notices={site.strings.share}
              address={site.identity.origin + urlOf.job(job.slug)}
              title={job.title}
            />
          </div>
        </div>
      </div>
      <HiringProcess
        head={{ label: labels.process, note: labels.processNote, title: labels.processTitle }}
        steps={job.process}
        ground="well"
      />
      <Similar labels={labels} jobs={similar} back={careers.href} />
    </>
  )
}
