import type { IsoDate } from '../../lib/dates'
import { type Entries, siteFile } from '../parse/entries'

/** The day that content is judged by: the one that was asked for, else the editorial date of the site, else today. */
export const siteDay = (entries: Pick<Entries, 'singletons'>, { asOf, today }: { asOf?: IsoDate | undefined; today: IsoDate }): IsoDate =>
  asOf ?? siteFile(entries, 'identity')?.editorialDate ?? today
