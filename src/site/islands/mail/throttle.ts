/** Least time between two messages of a template from one browser, in milliseconds. */
export const THROTTLE = 10_000

/** How long a message waits for its turn, in milliseconds. `last` is when the one before it went, as it is kept. */
export function waitAfter(last: string | null, now: number): number {
  const left = Number(last ?? Number.NaN) + THROTTLE - now
  // A clock may have been set back since, and what is kept may be no time at all.
  return left > 0 ? Math.min(left, THROTTLE) : 0
}
