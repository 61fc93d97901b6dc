import type { Graph } from '../../src/site/graph/graph'
import type { SiteWords } from '../../src/site/graph/words'
import { ActionRow } from '../../src/site/ui/figures/ActionRow'
import type { DayDateProps } from '../../src/site/ui/figures/DayDate'
import { EventBadge } from '../../src/site/ui/figures/EventBadge'
import { Register } from '../../src/site/ui/figures/Register'
import { ButtonLink } from '../../src/site/ui/layout/ButtonLink'
import { CalendarLinks, type CalendarLinksProps } from '../../src/site/ui/layout/CalendarLinks'
import { SectionHead } from '../../src/site/ui/layout/SectionHead'

/** An event for shareholders. */
export type InvestorEvent = {
  id: string
  title: string
  type: string
  day: DayDateProps
  past: boolean
  cancelled: boolean
  /** The address of its calendar file. */
  calendarFile: string
}

type Words = Pick<SiteWords['strings']['card'], 'pastEvent' | 'cancelled' | 'addToCalendar'>
type EventsProps = {
  head: Graph['pages']['investors']['events']['head']
  events: readonly InvestorEvent[]
  /** Links to the calendar of all investor events. */
  calendar: CalendarLinksProps
  words: Words
}

export function Events({ head, events, calendar, words }: EventsProps) {
  return (
    <>
      <section className="section" aria-labelledby="events">
        <div className="wrap">
          <SectionHead {...head} id="events" />
          <Register days>
            {events.map((event) => (
              <ActionRow
                key={event.id}
                day={event.day}
                title={event.title}
                text={event.type}
                action={<EventAction {...event} words={words} />}
              />
            ))}
          </Register>
        </div>
      </section>
      <CalendarLinks {...calendar} />
    </>
  )
}

/** The link to the calendar file of an event; past and cancelled events have a badge instead. */
function EventAction({ title, past, cancelled, calendarFile, words }: InvestorEvent & { words: Words }) {
  if (cancelled) return <EventBadge label={words.cancelled} />
  if (past) return <EventBadge label={words.pastEvent} />
  return (
    <ButtonLink kind="line" small href={calendarFile} label={`${words.addToCalendar}, ${title}`}>
      {words.addToCalendar}
    </ButtonLink>
  )
}
