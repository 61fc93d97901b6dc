import { CallToAction, type CallToActionProps } from './CallToAction'

export type CalendarLinksProps = Required<Pick<CallToActionProps, 'title' | 'lede' | 'primary' | 'secondary'>> & {
  /** The whole address of the calendar, with the word before it. */
  address: { label: string; text: string }
}

/** How to subscribe to a calendar: its links, and its address to copy. */
export function CalendarLinks({ address, ...links }: CalendarLinksProps) {
  const note = (
    <p className="small mt4">
      {address.label}: <code>{address.text}</code>
    </p>
  )
  return <CallToAction {...links} note={note} joined id="calendar" />
}
