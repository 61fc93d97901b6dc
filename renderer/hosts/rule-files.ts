import { SiteCodeError } from '../../src/engine/problems/problem'
import { addressBelow, ROOT, routeBelow } from '../../src/engine/routes/base.mjs'
import { fileOf, NOT_FOUND } from '../../src/engine/routes/files'
import { type HeaderRule, type HostRules, matches } from './rules'

/** The files of dist/ that hold the rules, in the form that Cloudflare Pages and Netlify read. They are no files for visitors. */
export const HEADERS_FILE = '_headers'
export const REDIRECTS_FILE = '_redirects'

/** The end of a pattern that matches everything in a folder. */
const EVERY = '*'

/** The most of `_headers` that Cloudflare Pages reads (https://developers.cloudflare.com/pages/configuration/headers/). */
const LIMITS = { rules: 100, line: 2000 } as const

/**
 * The most of `_redirects` that Cloudflare Pages reads: lines with a parameter or a `*`, all others, and characters of a line
 * (https://developers.cloudflare.com/pages/configuration/redirects/).
 */
const REDIRECT_LIMITS = { dynamic: 100, static: 2000, line: 1000 } as const
const DYNAMIC = /\/:|\*/

/**
 * The text of `_headers`. Throws an error where a host would not follow it: it has too many rules, a line is too long, or two rules set the
 * same header for an address, whose values a host would join.
 */
export function headersFile(rules: readonly HeaderRule[], base = ROOT): string {
  const fail = (what: string): never => {
    throw new SiteCodeError(`${HEADERS_FILE} ${what}`)
  }
  if (rules.length > LIMITS.rules) fail(`has ${rules.length} rules; hosts read ${LIMITS.rules}`)
  const twice = rules.flatMap((rule) => rules.flatMap((other) => (rule === other ? [] : sharedHeaders(rule, other))))[0]
  if (twice !== undefined) fail(`sets ${twice} in two rules, whose values hosts would join`)
  const lines = rules.flatMap(({ pattern, headers }) => [
    addressBelow(base, pattern),
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ])
  const long = lines.find((line) => line.length > LIMITS.line)
  if (long !== undefined) fail(`has a line of ${long.length} characters; hosts read ${LIMITS.line}: ${long.slice(0, 60)}…`)
  return `${lines.join('\n')}\n`
}

/** The headers that a rule sets for addresses for which another one sets them too. */
const sharedHeaders = (rule: HeaderRule, other: HeaderRule) =>
  matches(rule.pattern, other.pattern) ? Object.keys(rule.headers).filter((name) => Object.hasOwn(other.headers, name)) : []

/**
 * The text of `_redirects`: first the redirects, then the not-found view of each section with status 404. Throws an error where a host
 * would not follow it: it has too many lines, or one is too long.
 */
export function redirectsFile({ redirects, sections, base }: Pick<HostRules, 'redirects' | 'sections' | 'base'>): string {
  const at = (route: string) => addressBelow(base, route)
  const lines = [
    ...redirects.map(({ from, to }) => `${at(from)} ${at(to)} 301`),
    ...[...sections, ''].map((section) => `${at(`${section}/*`)} ${at(`/${fileOf(section + NOT_FOUND)}`)} 404`),
  ]
  const fail = (what: string): never => {
    throw new SiteCodeError(`${REDIRECTS_FILE} ${what}`)
  }
  const dynamic = lines.filter((line) => DYNAMIC.test(line.split(' ')[0] ?? '')).length
  if (dynamic > REDIRECT_LIMITS.dynamic) fail(`has ${dynamic} lines with a pattern; hosts read ${REDIRECT_LIMITS.dynamic}`)
  const plain = lines.length - dynamic
  if (plain > REDIRECT_LIMITS.static) fail(`has ${plain} lines without a pattern; hosts read ${REDIRECT_LIMITS.static}`)
  const long = lines.find((line) => line.length > REDIRECT_LIMITS.line)
  if (long !== undefined) fail(`has a line of ${long.length} characters; hosts read ${REDIRECT_LIMITS.line}: ${long.slice(0, 60)}…`)
  return `${lines.join('\n')}\n`
}

/** Reads the rules back from the texts of both files. The base path is that of the headers of every answer. */
export function rulesFrom({ headers, redirects }: { headers: string; redirects: string }): HostRules {
  const rules = headerRulesFrom(headers)
  const base = rules[0]?.pattern.slice(0, -EVERY.length) || ROOT
  const route = (address = '') => routeBelow(base, address) ?? address
  const lines = redirects.split('\n').map((line) => line.split(' '))
  return {
    base,
    headers: rules.map(({ pattern, headers: own }) => ({ pattern: route(pattern), headers: own })),
    redirects: lines.flatMap(([from, to, status]) =>
      from !== undefined && to !== undefined && status === '301' ? [{ from: route(from), to: route(to) }] : [],
    ),
    sections: lines.flatMap(([from = '', , status]) =>
      status === '404' && route(from) !== '/*' ? [route(from).slice(0, -'/*'.length)] : [],
    ),
  }
}

function headerRulesFrom(text: string): HeaderRule[] {
  const rules: { pattern: string; headers: Record<string, string> }[] = []
  for (const line of text.split('\n')) {
    if (line.startsWith('/')) rules.push({ pattern: line, headers: {} })
    const [, name, value] = /^\s+([^:]+): (.*)$/.exec(line) ?? []
    const rule = rules.at(-1)
    if (rule && name !== undefined && value !== undefined) rule.headers[name] = value
  }
  return rules
}
