import type { Graph } from '../../src/site/graph/graph'
import { ActionRow } from '../../src/site/ui/figures/ActionRow'
import type { DayDateProps } from '../../src/site/ui/figures/DayDate'
import { EventBadge } from '../../src/site/ui/figures/EventBadge'
import { Register } from '../../src/site/ui/figures/Register'
import { SectionHead } from '../../src/site/ui/layout/SectionHead'

/** An event for shareholders. */
export type InvestorEvent = { title: string; type: string; day: DayDateProps; past: boolean }

type EventsProps = { head: Graph['pages']['investors']['events']['head']; events: readonly InvestorEvent[]; pastLabel: string }

export function Events({ head, events, pastLabel }: EventsProps) {
  return (
    <section className="section" aria-labelledby="events">
      <div className="wrap">
        <SectionHead {...head} id="events" />
        <Register>
          {events.map(({ title, type, day, past }) => (
            <ActionRow key={title} day={day} title={title} text={type} action={past && <EventBadge label={pastLabel} />} />
          ))}
        </Register>
      </div>
    </section>
  )
}
