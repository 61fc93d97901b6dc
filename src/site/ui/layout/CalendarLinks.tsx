import { Address } from '../figures/Address'
import { ButtonLink } from './ButtonLink'

type Link = { label: string; href: string }

export type CalendarLinksProps = {
  title: string
  lede: string
  primary: Link
  secondary: Link
  /** How to subscribe with the absolute address of the calendar. */
  byHand: { how: string; address: string }
}

/** How to subscribe to a calendar, as a row below the dates that are in it: its links, and its address to copy. */
export const CalendarLinks = ({ title, lede, primary, secondary, byHand }: CalendarLinksProps) => (
  <section className="calendar-links" aria-labelledby="calendar" data-below-fold="">
    <div className="wrap">
      <h2 className="text-xl" id="calendar">
        {title}
      </h2>
      <div className="small">
        <p>{lede}</p>
        <p className="muted">
          {byHand.how}{' '}
          <code>
            <Address text={byHand.address} />
          </code>
        </p>
      </div>
      <div className="row">
        <ButtonLink href={primary.href}>{primary.label}</ButtonLink>
        <ButtonLink href={secondary.href} kind="line">
          {secondary.label}
        </ButtonLink>
      </div>
    </div>
  </section>
)
