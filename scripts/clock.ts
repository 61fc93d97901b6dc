import { date } from '../schemas/fields'
import type { IsoDate } from '../src/lib/dates'

/** The day that content is judged by: `asOf` if a command was told, else the editorial date of the site, else `today`. */
export type Clock = { asOf: IsoDate | undefined; today: IsoDate }

const dayOf = (time: Date): IsoDate => time.toISOString().slice(0, 10)

/** The day of `SOURCE_DATE_EPOCH` (seconds since 1970, for builds that anyone can repeat) where it is set, else of now. In UTC. */
export function buildDay(epoch: string | undefined, now: Date): IsoDate {
  const seconds = epoch !== undefined && /^\d{1,12}$/.test(epoch) ? Number(epoch) : undefined
  return dayOf(seconds === undefined ? now : new Date(seconds * 1000))
}

/** The clock of a command, or what is wrong with the day that it was told. */
export function clockOf(asOf: string | undefined): Clock | { wrong: string } {
  if (asOf !== undefined && !date.safeParse(asOf).success)
    return { wrong: `\`--as-of ${asOf}\` is no date that exists, written YYYY-MM-DD.` }
  return { asOf, today: buildDay(process.env.SOURCE_DATE_EPOCH, new Date()) }
}
