import { identityOf, type SiteProblem } from '../../src/engine/problems/problem'

/** A line for each problem of `before` that `now` does not have. */
export function fixedProblemLines(before: readonly SiteProblem[], now: readonly SiteProblem[]): string[] {
  const left = new Set(now.map(identityOf))
  return before.filter((one) => !left.has(identityOf(one))).map(({ code, place, message }) => `Fixed: ${place.file}  ${code}  ${message}`)
}
