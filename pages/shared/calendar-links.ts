import type { Graph } from '../../src/site/graph/graph'
import type { CalendarLinksProps } from '../../src/site/ui/layout/CalendarLinks'

/** Words beside the links to a calendar. */
export type CalendarWords = Graph['pages']['events']['calendar']

/** The links to a calendar: one that calendar programs open, and one to its file, whose address other programs take. */
export const calendarLinks = (
  { title, lede, subscribe, file, address: label }: CalendarWords,
  { site }: Pick<Graph, 'site'>,
  address: string,
): CalendarLinksProps => ({
  title,
  lede,
  primary: { label: subscribe, href: site.identity.origin.replace(/^https?:/, 'webcal:') + address },
  secondary: { label: file, href: address },
  address: { label, text: site.identity.origin + address },
})
