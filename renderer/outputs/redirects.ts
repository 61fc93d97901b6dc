import type { CoreGraph } from '../../src/engine/content/model/graph'
import { escapeHtml } from '../../src/engine/lib/html'
import { fileOf, NOT_FOUND, notFoundSections } from '../../src/engine/routes/files'
import { originOf, type Redirect } from '../../src/engine/routes/redirects'
import { listedPages, type Output, type SitePage } from '../emit'
import { keyOf } from '../key'

/** Rules for hosts that read `_redirects`, and for every other host a page at each old address that leads to the new one. */
export const redirects: Output = {
  name: 'redirects',
  *emit(site) {
    const { graph, codeKey } = site
    const rules = graph.site.redirects.map(({ from, to }) => ({ from, to }))
    const sections = notFoundSections(site.pages.map(({ address }) => address))
    yield { path: '_redirects', key: keyOf(codeKey, rules, sections), contents: () => ruleFile(rules, sections) }
    const { origin, language, name } = graph.site.identity
    // Of two rules for one address the first holds, as on hosts.
    const moves = rules.flatMap((rule) => movesOf(rule, listedPages(site))).toReversed()
    for (const move of new Map(moves.map((one) => [one.from, one])).values())
      yield { path: fileOf(move.from), key: keyOf(codeKey, origin, language, name, move), contents: () => redirectPage(move, graph) }
  },
}

/** Moves first, then the not-found view of each section, with status 404. */
const ruleFile = (rules: readonly Redirect[], sections: readonly string[]) =>
  [
    ...rules.map(({ from, to }) => `${from} ${to} 301`),
    ...[...sections, ''].map((section) => `${section}/* /${fileOf(section + NOT_FOUND)} 404`),
    '',
  ].join('\n')

/**
 * The single moves that a rule stands for: one for every page that its target matches. Where its target leaves a parameter
 * out, the old addresses are not known, and only hosts that read the rules can answer them.
 */
function movesOf(rule: Redirect, pages: readonly SitePage[]): Redirect[] {
  const [from, to] = [rule.from, rule.to].map((pattern) => pattern.split('/').filter((part) => part.startsWith(':')))
  if (from?.some((name) => !to?.includes(name))) return []
  return pages.flatMap(({ address }) => {
    const origin = originOf(address, rule)
    return origin === undefined ? [] : [{ from: origin, to: address }]
  })
}

function redirectPage({ to }: Redirect, { site: { identity } }: CoreGraph): string {
  const [href, url] = [to, identity.origin + to].map(escapeHtml)
  return [
    `<!doctype html><html lang="${escapeHtml(identity.language)}"><head><meta charset="utf-8"><title>${escapeHtml(identity.name)}</title>`,
    `<meta name="robots" content="noindex"><link rel="canonical" href="${url}"><meta http-equiv="refresh" content="0; url=${href}">`,
    `</head><body><a href="${href}">${url}</a></body></html>\n`,
  ].join('')
}
