import { matchPath } from 'react-router-dom'
import { type Place, problem, type SiteProblem } from '../../src/errors/problem'
import { nearest } from '../../src/lib/text'
import { fileOf } from '../../src/routes/addresses'
import { type Redirect, targetOf } from '../../src/routes/redirects'

/** A page as far as redirects are concerned. */
export type RedirectTarget = { address: string; aliases: readonly string[]; head: { noindex?: boolean } }

/** A redirect starts where neither a page is nor another redirect, and ends at a page that it says in full, in one step. */
export function redirectProblems(redirects: readonly Redirect[], pages: readonly RedirectTarget[]): SiteProblem[] {
  const addresses = pages.flatMap(({ address, aliases }) => [address, ...aliases])
  const listed = pages.filter(({ head }) => !head.noindex).flatMap(({ address, aliases }) => [address, ...aliases])
  const files = new Set(addresses.map(fileOf))
  const isPage = (pattern: string) => addresses.some((address) => matchPath(pattern, address))
  const startProblems = ({ from }: Redirect, index: number, place: Place): SiteProblem[] => {
    if (isPage(from) || files.has(fileOf(from))) return [problem('page/collision', place, from, 'a page')]
    const isTwice = redirects.findIndex((other) => other.from.toLowerCase() === from.toLowerCase()) < index
    return isTwice ? [problem('page/collision', place, from, 'another redirect')] : []
  }
  const endProblems = ({ from, to }: Redirect, place: Place): SiteProblem[] => {
    if (!hasAllOf(from, to)) return [problem('redirect/unknown', place, from, to, nearest(to, listed))]
    if (listed.some((address) => matchPath(to, address))) return []
    const way = wayFrom(from, to, redirects)
    if (way.isCircle) return [problem('redirect/loop', place, from, way.stops)]
    const [, next] = way.stops
    if (next !== undefined) return [problem('redirect/chain', place, from, to, next)]
    return [problem('redirect/unknown', place, from, to, nearest(to, listed))]
  }
  const at = (index: number, end: 'from' | 'to') => ({ file: 'site/redirects.yaml', field: `[${index}].${end}` })
  return redirects.flatMap((redirect, index) => [
    ...startProblems(redirect, index, at(index, 'from')),
    ...endProblems(redirect, at(index, 'to')),
  ])
}

/** Whether a target takes no parameter that its rule does not have. */
const hasAllOf = (from: string, to: string) => parametersOf(to).every((name) => parametersOf(from).includes(name))

const parametersOf = (pattern: string): readonly string[] => pattern.match(/:\w+/g) ?? []

/** Where a redirect leads in the end: its target, then what other redirects make of it, as far as the first address that comes again. */
function wayFrom(from: string, to: string, redirects: readonly Redirect[]): { stops: readonly string[]; isCircle: boolean } {
  const met = new Set([from.toLowerCase()])
  const stops: string[] = []
  // One step a rule, at most: more would meet one of them again.
  for (let stop: string | undefined = to; stop !== undefined && stops.length <= redirects.length; stop = followed(stop, redirects)) {
    stops.push(stop)
    if (met.has(stop.toLowerCase())) return { stops, isCircle: true }
    met.add(stop.toLowerCase())
  }
  return { stops, isCircle: false }
}

/** A pattern moved by the rules, with its parameters as words: as parameters they would be encoded. */
const followed = (pattern: string, redirects: readonly Redirect[]) =>
  targetOf(pattern.replaceAll('/:', '/~'), redirects)?.replaceAll('/~', '/:')
