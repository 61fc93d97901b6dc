import type { IsoDate } from '../../lib/dates'
import type { Entries } from '../parse/entries'
import { validIdentity } from '../parse/readable-files'

/** The inputs for the day of a site besides its content. */
export type DayOptions = { asOf?: IsoDate | undefined; today: IsoDate }

/** The day that decides what is published and past: the one of the option, else the editorial date of the site, else today. */
export const siteDay = (entries: Pick<Entries, 'singletons' | 'invalid'>, { asOf, today }: DayOptions): IsoDate =>
  asOf ?? validIdentity(entries).editorialDate ?? today
