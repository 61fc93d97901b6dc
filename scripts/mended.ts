import type { SiteProblem } from '../src/engine/problems/problem'

/** What a problem is known by while lines above it come and go. */
const identity = ({ code, place: { file, field, text }, message }: SiteProblem) => JSON.stringify([code, file, field, text, message])

/** A line for each problem of before that is gone now. */
export function mendedLines(before: readonly SiteProblem[], now: readonly SiteProblem[]): string[] {
  const left = new Set(now.map(identity))
  return before.filter((one) => !left.has(identity(one))).map(({ code, place, message }) => `Mended: ${place.file}  ${code}  ${message}`)
}
