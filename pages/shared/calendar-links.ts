import type { Graph } from '../../src/site/graph/graph'
import type { CallToActionProps } from '../../src/site/ui/layout/CallToAction'

/** Words beside the links to a calendar. */
export type CalendarWords = Graph['pages']['events']['calendar']

/** The links to a calendar: one that calendar programs open, and one to its file, whose address other programs take. */
export const calendarLinks = (
  { title, lede, subscribe, file }: CalendarWords,
  { site }: Pick<Graph, 'site'>,
  address: string,
): Required<Pick<CallToActionProps, 'title' | 'lede' | 'primary' | 'secondary'>> => ({
  title,
  lede,
  primary: { label: subscribe, href: site.identity.origin.replace(/^https?:/, 'webcal:') + address },
  secondary: { label: file, href: address },
})
