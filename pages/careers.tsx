import type { EntryDrawing } from '../src/site/art/entry-drawing'
import type { PlacedName } from '../src/site/art/names/placed-name'
import type { Graph } from '../src/site/graph/graph'
import { officeCrowd, officeNames } from '../src/site/graph/office-crowd'
import type { Position } from '../src/site/islands/filtered-positions/positions'
import { patterns } from '../src/site/routes/patterns'
import { FactList } from '../src/site/ui/figures/FactList'
import { SubscribeForm } from '../src/site/ui/forms/SubscribeForm'
import { ActionPair } from '../src/site/ui/layout/ActionPair'
import { ButtonLink } from '../src/site/ui/layout/ButtonLink'
import { CallToAction } from '../src/site/ui/layout/CallToAction'
import { MoreLink } from '../src/site/ui/layout/MoreLink'
import { PageIntro } from '../src/site/ui/layout/PageIntro'
import { FeedLinks } from '../src/site/ui/lists/FeedLinks'
import { HeadPicture } from '../src/site/ui/media/HeadPicture'
import { NamePairs } from '../src/site/ui/media/NamePairs'
import { Culture } from './careers/Culture'
import { type Coming, comingOf } from './careers/coming'
import { HiringProcess } from './careers/HiringProcess'
import { openJobs } from './careers/open-jobs'
import { Positions } from './careers/Positions'
import { RoleList } from './careers/RoleList'
import { type Roles, rolesOf } from './careers/roles'
import { breadcrumbs } from './data/breadcrumbs'
import { breadcrumbOf } from './shared/breadcrumb'
import { definePage, type ViewProps } from './shared/define-page'
import { feedAlternates, type PageFeed, pageFeedAt } from './shared/feed-links'
import { trail } from './shared/trail'

type CareersProps = {
  copy: Graph['pages']['careers']
  place: ReturnType<typeof breadcrumbOf>
  positions: readonly Position[]
  /** The picture next to the title. */
  offices: { drawing: EntryDrawing; names: readonly PlacedName[] }
  feed: PageFeed | undefined
  roles: Roles | undefined
  coming: Coming | undefined
}

/** Careers list (specification, 4.17). */
export default definePage({
  codeKey: import.meta.codeKey,
  path: patterns.careers,
  section: patterns.careers,
  source: () => 'pages/careers.yaml',
  props: (graph): CareersProps => ({
    copy: graph.pages.careers,
    place: breadcrumbOf(graph, 'careers'),
    positions: openJobs(graph),
    offices: { drawing: officeCrowd(graph), names: officeNames(graph, 'side') },
    feed: pageFeedAt(graph, patterns.careers),
    roles: rolesOf(graph),
    coming: comingOf(graph),
  }),
  head: ({ copy, feed }) => ({ ...copy.seo, alternates: feedAlternates(feed) }),
  data: ({ place }, { site }) => [breadcrumbs(site, place)],
  View: CareersPage,
})

function CareersPage({ copy, place, positions, offices, feed, roles, coming, site }: ViewProps<CareersProps>) {
  const { actions, closing, empty, process } = copy
  const isNoneOpen = positions.length === 0
  // If no position is open, the form for job alerts has the main button there.
  const resume = isNoneOpen ? (
    <ButtonLink href={closing.resume.href} kind="line" full>
      {closing.resume.label}
    </ButtonLink>
  ) : (
    <ButtonLink href={closing.resume.href}>{closing.resume.label}</ButtonLink>
  )
  const alerts = (
    <div className="stack stretch tight" id="alerts">
      <SubscribeForm
        id="job-alerts"
        kind={isNoneOpen ? 'primary' : 'line'}
        title={closing.alerts.label}
        mailbox={site.identity.email}
        words={site.strings.subscribe}
        button={closing.alerts.label}
        labelled
      />
      {feed && <FeedLinks {...feed} close />}
    </div>
  )
  return (
    <>
      <PageIntro
        breadcrumbs={trail(site, place)}
        title={copy.title}
        lede={copy.lede}
        actions={
          isNoneOpen ? (
            <ActionPair first={{ label: closing.alerts.label, href: '#alerts' }} second={actions.culture} />
          ) : (
            <ActionPair first={actions.positions} second={actions.culture} />
          )
        }
        side={
          <figure>
            <HeadPicture {...offices.drawing} tone="signal" shape="side" names={{ side: offices.names }} />
            <NamePairs names={offices.names} />
            <figcaption>{copy.pictureCaption}</figcaption>
          </figure>
        }
      >
        {isNoneOpen && (
          <div className="stack tight mt5">
            <p>
              <MoreLink href={actions.positions.href}>{empty.short}</MoreLink>
            </p>
            <p>
              <MoreLink href="#process">{process.head.title}</MoreLink>
            </p>
          </div>
        )}
      </PageIntro>
      <section className="wrap" aria-labelledby="benefits">
        <h2 className="sr" id="benefits">
          {copy.benefitsTitle}
        </h2>
        <FactList facts={copy.benefits} min="12" />
      </section>
      <Culture {...copy.culture} />
      {/* Without open positions, job alerts and resume are in the list of positions, and the page ends with a contact section. Otherwise
          they are the last section. */}
      <Positions {...{ copy, positions, alerts, resume, coming }} words={site.strings.list} />
      <HiringProcess {...process} joined={roles !== undefined} />
      {roles && <RoleList {...roles} />}
      {isNoneOpen ? (
        <CallToAction {...empty.closing} well />
      ) : (
        <CallToAction well title={closing.title} note={<p className="mt5">{resume}</p>}>
          {alerts}
        </CallToAction>
      )}
    </>
  )
}
