import { Address } from '../figures/Address'
import { CallToAction, type CallToActionProps } from './CallToAction'

export type CalendarLinksProps = Required<Pick<CallToActionProps, 'title' | 'lede' | 'primary' | 'secondary'>> & {
  /** How to subscribe by the whole address of the calendar. */
  byHand: { how: string; address: string }
}

/** How to subscribe to a calendar: its links, and its address to copy. */
export function CalendarLinks({ byHand, ...links }: CalendarLinksProps) {
  const note = (
    <p className="small mt4">
      {byHand.how}{' '}
      <code>
        <Address text={byHand.address} />
      </code>
    </p>
  )
  return <CallToAction {...links} note={note} joined id="calendar" />
}
