import { SITE_FILES } from '../../src/engine/content/model/site-files'
import { nearest } from '../../src/engine/lib/nearest.mjs'
import { type Place, problem, type SiteProblem } from '../../src/engine/problems/problem'
import { fileOf } from '../../src/engine/routes/files'
import { addressesByPattern } from '../../src/engine/routes/pattern-index'
import { isIrreversible, parametersOf, type Redirect, type TargetOf, targetsOf } from '../../src/engine/routes/redirects'

/** What the check of redirects needs of a page. */
export type RedirectTarget = { address: string; aliases: readonly string[]; head: { noindex?: boolean } }

/** The addresses that redirects are checked against. */
type KnownAddresses = {
  /** Addresses that have a page, so that no redirect may start there. */
  taken: readonly string[]
  /** Addresses that a redirect may lead to. */
  targets: readonly string[]
  /** Whether a redirect may lead to an address although it is not in `targets`. */
  mayBeTarget?: (address: string) => boolean
  /** Addresses of files in the folders of pages: no pattern may match them. */
  files?: readonly string[]
}

/** Finds redirects that start at a page or at another redirect, and those that do not lead to a page in one step. */
export function redirectProblems(
  redirects: readonly Redirect[],
  pages: readonly RedirectTarget[],
  files: readonly string[],
): SiteProblem[] {
  const addressesOf = (some: readonly RedirectTarget[]) => some.flatMap(({ address, aliases }) => [address, ...aliases])
  const targets = addressesOf(pages.filter(({ head }) => !head.noindex))
  return redirectProblemsAmong(redirects, { taken: addressesOf(pages), targets, files })
}

/** The same check for addresses of which not all may be known. */
export function redirectProblemsAmong(
  redirects: readonly Redirect[],
  { taken, targets, mayBeTarget, files = [] }: KnownAddresses,
): SiteProblem[] {
  const pageFiles = new Set(taken.map(fileOf))
  const [starts, ends] = [redirects.map(({ from }) => from), redirects.map(({ to }) => to)]
  const [takenBy, filesUnder] = [addressesByPattern(starts, taken), addressesByPattern(starts, files)]
  const reached = addressesByPattern(ends, targets)
  const firstFrom = new Map(starts.toReversed().map((from, index) => [from.toLowerCase(), starts.length - 1 - index]))
  const targetOf = targetsOf(redirects)
  /** The addresses of the circles that have been reported. */
  const circles = new Set<string>()
  const startProblems = (redirect: Redirect, index: number, place: Place): SiteProblem[] => {
    const { from } = redirect
    if (takenBy.has(from) || pageFiles.has(fileOf(from))) return [problem('page/collision', place, from, 'a page')]
    const [hidden] = isIrreversible(redirect) ? (filesUnder.get(from) ?? []) : []
    if (hidden !== undefined) return [problem('page/collision', place, from, `the file \`${hidden}\``)]
    const isTwice = (firstFrom.get(from.toLowerCase()) ?? index) < index
    return isTwice ? [problem('page/collision', place, from, 'another redirect')] : []
  }
  const endProblems = ({ from, to }: Redirect, place: Place): SiteProblem[] => {
    const unknown = parametersOf(to).find((name) => !parametersOf(from).includes(name))
    if (unknown !== undefined) return [problem('redirect/parameter', place, from, to, unknown)]
    if (reached.has(to) || mayBeTarget?.(to)) return []
    const way = redirectChain(from, to, { targetOf, most: redirects.length })
    if (way.isCircle) {
      if (circles.has(from.toLowerCase())) return []
      const isInside = way.stops.at(-1)?.toLowerCase() === from.toLowerCase()
      if (isInside) for (const stop of way.stops) circles.add(stop.toLowerCase())
      return [problem('redirect/loop', place, from, way.stops)]
    }
    const [, next] = way.stops
    if (next !== undefined) return [problem('redirect/chain', place, from, to, next)]
    return [problem('redirect/unknown', place, from, to, nearest(to, targets))]
  }
  const at = (index: number, end: 'from' | 'to') => ({ file: SITE_FILES.redirects, field: `[${index}].${end}` })
  return redirects.flatMap((redirect, index) => [
    ...startProblems(redirect, index, at(index, 'from')),
    ...endProblems(redirect, at(index, 'to')),
  ])
}

type Steps = { targetOf: TargetOf; most: number }

/** The stops of a redirect: its target, then the targets of the redirects that follow, up to the first address that comes again. */
function redirectChain(from: string, to: string, { targetOf, most }: Steps): { stops: readonly string[]; isCircle: boolean } {
  const met = new Set([from.toLowerCase()])
  const stops: string[] = []
  // No way has more steps than there are redirects: a longer one would use one of them twice.
  for (let stop: string | undefined = to; stop !== undefined && stops.length <= most; stop = followed(stop, targetOf)) {
    stops.push(stop)
    if (met.has(stop.toLowerCase())) return { stops, isCircle: true }
    met.add(stop.toLowerCase())
  }
  return { stops, isCircle: false }
}

/** The target of a pattern. Its parameters are turned into plain words for this, since they would be encoded as parameters. */
const followed = (pattern: string, targetOf: TargetOf) => targetOf(pattern.replaceAll('/:', '/~'))?.replaceAll('/~', '/:')
