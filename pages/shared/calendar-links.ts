import type { Graph } from '../../src/site/graph/graph'
import type { CalendarLinksProps } from '../../src/site/ui/layout/CalendarLinks'

/** Words for the links to a calendar. */
export type CalendarWords = Graph['pages']['events']['calendar']

/** The links to a calendar: one that calendar programs open, and one to its file, whose URL can be pasted in other programs. */
export function calendarLinks({ title, lede }: CalendarWords, { site }: Pick<Graph, 'site'>, address: string): CalendarLinksProps {
  const { origin } = site.identity
  const { subscribe, file, byHand } = site.strings.calendar
  return {
    title,
    lede,
    primary: { label: subscribe, href: origin.replace(/^https?:/, 'webcal:') + address },
    secondary: { label: file, href: address },
    byHand: { how: byHand, address: origin + address },
  }
}
