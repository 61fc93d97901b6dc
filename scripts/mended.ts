import type { SiteProblem } from '../src/engine/problems/problem'

/** What a problem is known by while lines above it come and go. */
export const identityOf = ({ code, place: { file, field, text }, message }: SiteProblem) =>
  JSON.stringify([code, file, field, text, message])

/** A line for each problem of before that is gone now. */
export function mendedLines(before: readonly SiteProblem[], now: readonly SiteProblem[]): string[] {
  const left = new Set(now.map(identityOf))
  return before.filter((one) => !left.has(identityOf(one))).map(({ code, place, message }) => `Mended: ${place.file}  ${code}  ${message}`)
}
