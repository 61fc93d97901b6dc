import type { IsoDate } from '../src/engine/lib/dates'
import { date } from '../src/engine/schema/fields'

/** The day that content is judged by: `asOf` if a command was told, else the editorial date of the site, else `today`, which may pass. */
export type Clock = { asOf: IsoDate | undefined; today: IsoDate }

const dayOf = (time: Date): IsoDate => time.toISOString().slice(0, 10)

/** Seconds since 1970, up to the year 9999. */
const EPOCH = /^\d{1,11}$/

/** The day of `SOURCE_DATE_EPOCH` (seconds since 1970, for builds that anyone can repeat) where it is set, else of now. In UTC. */
export const buildDay = (epoch: string | undefined, now: Date): IsoDate => dayOf(epoch ? new Date(Number(epoch) * 1000) : now)

/** The clock of a command, or what is wrong with the day that it was told. */
export function clockOf(asOf: string | undefined, epoch = process.env.SOURCE_DATE_EPOCH): Clock | { wrong: string } {
  if (asOf !== undefined && !date.safeParse(asOf).success)
    return { wrong: `\`--as-of ${asOf}\` is not a date that exists, written YYYY-MM-DD.` }
  if (epoch && !EPOCH.test(epoch)) return { wrong: `SOURCE_DATE_EPOCH is \`${epoch}\`, which is not a number of seconds since 1970.` }
  // What runs for days, as `dev` does, gets to know each new one.
  return {
    asOf,
    get today() {
      return buildDay(epoch, new Date())
    },
  }
}
