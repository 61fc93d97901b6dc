import { SiteCodeError } from '../../src/engine/problems/problem'
import { fileOf, NOT_FOUND } from '../../src/engine/routes/files'
import type { HeaderRule, HostRules } from './rules'

/** The files of dist/ that hold the rules, in the form that Cloudflare Pages and Netlify read. They are no files for visitors. */
export const HEADERS_FILE = '_headers'
export const REDIRECTS_FILE = '_redirects'

/** What Cloudflare Pages reads of `_headers` at most (https://developers.cloudflare.com/pages/configuration/headers/). */
const LIMITS = { rules: 100, line: 2000 } as const

/**
 * The text of `_headers`. Throws an error where a host would not follow it: it has too many rules, a line is too long, or two rules set the
 * same header, whose values a host would join.
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  const fail = (what: string): never => {
    throw new SiteCodeError(`${HEADERS_FILE} ${what}`)
  }
  if (rules.length > LIMITS.rules) fail(`has ${rules.length} rules; hosts read ${LIMITS.rules}`)
  const names = rules.flatMap(({ headers }) => Object.keys(headers))
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) fail(`sets ${twice} in two rules, whose values hosts would join`)
  const lines = rules.flatMap(({ pattern, headers }) => [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)])
  const long = lines.find((line) => line.length > LIMITS.line)
  if (long !== undefined) fail(`has a line of ${long.length} characters; hosts read ${LIMITS.line}: ${long.slice(0, 60)}…`)
  return `${lines.join('\n')}\n`
}

/** The text of `_redirects`: first the redirects, then the not-found view of each section with status 404. */
export const redirectsFile = ({ redirects, sections }: Pick<HostRules, 'redirects' | 'sections'>) =>
  [
    ...redirects.map(({ from, to }) => `${from} ${to} 301`),
    ...[...sections, ''].map((section) => `${section}/* /${fileOf(section + NOT_FOUND)} 404`),
    '',
  ].join('\n')

/** Reads the rules back from the texts of both files. */
export function rulesFrom({ headers, redirects }: { headers: string; redirects: string }): HostRules {
  const lines = redirects.split('\n').map((line) => line.split(' '))
  return {
    headers: headerRulesFrom(headers),
    redirects: lines.flatMap(([from, to, status]) => (from !== undefined && to !== undefined && status === '301' ? [{ from, to }] : [])),
    sections: lines.flatMap(([from = '', , status]) => (status === '404' && from !== '/*' ? [from.slice(0, -'/*'.length)] : [])),
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
