import { type IsoDate, noonOf } from '../src/engine/lib/dates'
import type { Failure } from '../src/engine/lib/failure'

/**
 * The day by which entries count as published or past: `asOf` if a command has this option, else the editorial date of the site, else
 * `today`.
 */
export type Clock = { asOf: IsoDate | undefined; today: IsoDate }

const dayOf = (time: Date): IsoDate => time.toISOString().slice(0, 10)

/** Whether a text is a day that exists, written as `IsoDate`. */
function isDay(text: string): boolean {
  const noon = noonOf(text)
  return !Number.isNaN(noon.getTime()) && dayOf(noon) === text
}

/** Seconds since 1970, up to the year 5138. */
const EPOCH = /^\d{1,11}$/

/** The day of `SOURCE_DATE_EPOCH` (seconds since 1970, for reproducible builds) if it is set, else the current day; in UTC. */
export const buildDay = (epoch: string | undefined, now: Date): IsoDate => dayOf(epoch ? new Date(Number(epoch) * 1000) : now)

/** Makes the clock of a command, or says what is wrong with its day. */
export function clockOf(asOf: string | undefined, epoch = process.env.SOURCE_DATE_EPOCH): Clock | Failure {
  if (asOf !== undefined && !isDay(asOf)) return { error: `\`--as-of ${asOf}\` is not a date that exists, written YYYY-MM-DD.` }
  if (epoch && !EPOCH.test(epoch)) return { error: `SOURCE_DATE_EPOCH is \`${epoch}\`, which is not a number of seconds since 1970.` }
  // This is a getter, since `dev` may run for days.
  return {
    asOf,
    get today() {
      return buildDay(epoch, new Date())
    },
  }
}
