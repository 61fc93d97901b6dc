import { Island } from '../../../src/engine/islands/Island'
import filteredList from '../../../src/site/islands/filtered-list/island'
import { DayLine } from '../../../src/site/ui/charts/DayLine'
import { SlopeIndex } from '../../../src/site/ui/charts/SlopeIndex'
import { TimeStrip } from '../../../src/site/ui/charts/TimeStrip'
import { PairList } from '../../../src/site/ui/figures/PairList'
import { SubscribeBox } from '../../../src/site/ui/forms/SubscribeBox'
import { ButtonLink } from '../../../src/site/ui/layout/ButtonLink'
import { CalendarLinks } from '../../../src/site/ui/layout/CalendarLinks'
import { CallToAction } from '../../../src/site/ui/layout/CallToAction'
import { FileLink } from '../../../src/site/ui/layout/FileLink'
import { PageIntro } from '../../../src/site/ui/layout/PageIntro'
import { EmptyState } from '../../../src/site/ui/lists/EmptyState'
import { FeedLinks } from '../../../src/site/ui/lists/FeedLinks'
import { KindList } from '../../../src/site/ui/lists/KindList'
import { PaperShelf } from '../../../src/site/ui/lists/PaperShelf'
import { SavedList } from '../../../src/site/ui/lists/SavedList'
import { WriterList } from '../../../src/site/ui/lists/WriterList'
import { DrawingSet } from '../../../src/site/ui/media/drawing-set'
import type { ViewProps } from '../define-page'
import { trail } from '../trail'
import type { listPageProps } from './list'
import type { ListOpening } from './opening'

type ListPageProps = ViewProps<Omit<ReturnType<typeof listPageProps>, 'events'>>

/** A page of a list: its intro, the list with search and chips, and its closing sections (specification, 5). */
export function ListPage(props: ListPageProps) {
  const { site, title, lede, crumbs, opening, nothing, listing, saved, calendar, closing, contact, downloads = [], subscribe, feed } = props
  const below = belowOf(opening)
  return (
    <>
      <PageIntro breadcrumbs={trail(site, ...crumbs)} title={title} lede={lede} side={sideOf(opening)} tight />
      {below && <div className="wrap">{below}</div>}
      {nothing ? (
        <div className="wrap pb-section">
          <EmptyState title={nothing.title} text={nothing.text}>
            <ButtonLink href={nothing.action.href}>{nothing.action.label}</ButtonLink>
          </EmptyState>
        </div>
      ) : (
        <Island island={filteredList} props={listing} />
      )}
      {saved && <SavedList {...saved} />}
      {calendar && <CalendarLinks {...calendar} />}
      {closing && (
        <CallToAction
          {...closing}
          well
          note={
            <>
              {contact && (
                <div className="mt6">
                  <PairList pairs={contact} layout="across" />
                </div>
              )}
              {!subscribe && feed && <FeedLinks {...feed} />}
            </>
          }
        >
          {downloads.map((download) => (
            <FileLink key={download.label} {...download} kind="line" />
          ))}
        </CallToAction>
      )}
      {subscribe && (
        <SubscribeBox {...subscribe} feed={feed} mailbox={site.identity.email} words={site.strings.subscribe} well id="subscribe" />
      )}
    </>
  )
}

/** The content next to the title. */
function sideOf(opening: ListOpening | undefined) {
  switch (opening?.kind) {
    case 'writers':
      return (
        <DrawingSet value="writers">
          <WriterList {...opening} />
        </DrawingSet>
      )
    case 'papers':
      return <PaperShelf {...opening} />
    default:
      return undefined
  }
}

/** The content below the title, over the full width. */
function belowOf(opening: ListOpening | undefined) {
  switch (opening?.kind) {
    case 'kinds':
      return <KindList {...opening} />
    case 'times':
      return <TimeStrip {...opening} />
    case 'slopes':
      return <SlopeIndex {...opening} />
    case 'days':
      return <DayLine {...opening} />
    default:
      return undefined
  }
}
