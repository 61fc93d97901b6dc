import type { SingletonData } from '../../schemas/index'
import type { IsoDate } from '../lib/dates'
import type { Entries } from './entries'

/** The day that content is judged by: the one that was asked for, else the editorial date of the site, else today. */
export function siteDay(
  { singletons }: Pick<Entries, 'singletons'>,
  { asOf, today }: { asOf?: IsoDate | undefined; today: IsoDate },
): IsoDate {
  const identity = singletons.get('site.identity')?.data as SingletonData['site']['identity'] | undefined
  return asOf ?? identity?.editorialDate ?? today
}
