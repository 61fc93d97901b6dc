import type { CoreGraph } from '../../src/engine/content/model/graph'
import { escapeHtml } from '../../src/engine/lib/html'
import { fileOf, NOT_FOUND, notFoundSections } from '../../src/engine/routes/files'
import { fileUnder, isOpen, originOf, type Redirect, targetOf } from '../../src/engine/routes/redirects'
import { listedPages, type Output, type SitePage } from '../emit'
import { keyOf } from '../key'

/**
 * Rules for hosts that read `_redirects`, and for all other hosts a page at each old address that leads to the new one. Some hosts follow a
 * rule even where a file has the address, so a pattern that matches a file is written as one rule for each of its old addresses.
 */
export const redirects: Output = {
  name: 'redirects',
  *emit(site) {
    const { graph, codeKey } = site
    const redirects = graph.site.redirects.map(({ from, to }) => ({ from, to }))
    const pages = listedPages(site)
    const rules = redirects.flatMap((redirect) =>
      fileUnder(redirect.from, site.reserved) === undefined ? [redirect] : movesOf([redirect], pages),
    )
    const sections = notFoundSections(site.pages.map(({ address }) => address))
    yield { path: '_redirects', key: keyOf(codeKey, rules, sections), contents: () => ruleFile(rules, sections) }
    const { origin, language, name } = graph.site.identity
    for (const move of movesOf(redirects, pages))
      yield { path: fileOf(move.from), key: keyOf(codeKey, origin, language, name, move), contents: () => redirectPage(move, graph) }
  },
}

/** The text of `_redirects`: first the redirects, then the not-found view of each section with status 404. */
const ruleFile = (rules: readonly Redirect[], sections: readonly string[]) =>
  [
    ...rules.map(({ from, to }) => `${from} ${to} 301`),
    ...[...sections, ''].map((section) => `${section}/* /${fileOf(section + NOT_FOUND)} 404`),
    '',
  ].join('\n')

/** The old addresses of pages, each with the new one. If two redirects have the same old address, the first one counts, as on hosts. */
function movesOf(redirects: readonly Redirect[], pages: readonly SitePage[]): Redirect[] {
  const addresses = pages.flatMap(({ address, aliases }) => [address, ...aliases])
  const targets = new Map<string, string>()
  for (const [index, redirect] of redirects.entries()) {
    if (isOpen(redirect)) continue
    const patternsBefore = redirects.slice(0, index).filter(isOpen)
    for (const address of addresses) {
      const from = originOf(address, redirect)
      if (from !== undefined && !targets.has(from)) targets.set(from, targetOf(from, patternsBefore) ?? address)
    }
  }
  return [...targets].map(([from, to]) => ({ from, to }))
}

function redirectPage({ to }: Redirect, { site: { identity } }: CoreGraph): string {
  const [href, url] = [to, identity.origin + to].map(escapeHtml)
  return [
    `<!doctype html><html lang="${escapeHtml(identity.language)}"><head><meta charset="utf-8"><title>${escapeHtml(identity.name)}</title>`,
    `<meta name="robots" content="noindex"><link rel="canonical" href="${url}"><meta http-equiv="refresh" content="0; url=${href}">`,
    `</head><body><a href="${href}">${url}</a></body></html>\n`,
  ].join('')
}
