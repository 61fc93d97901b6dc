import type { CoreGraph } from '../../src/engine/content/model/graph'
import { escapeHtml } from '../../src/engine/lib/html'
import { SiteCodeError } from '../../src/engine/problems/problem'
import { addressBelow } from '../../src/engine/routes/base.mjs'
import { addressOfFile, fileOf, notFoundSections } from '../../src/engine/routes/files'
import { addressesByPattern, patternIndex } from '../../src/engine/routes/pattern-index'
import { isIrreversible, oldAddressOf, type Redirect, targetsOf } from '../../src/engine/routes/redirects'
import { listedPages, type Output, type OutputContext, type PathOwners } from '../emit'
import { REDIRECTS_FILE, redirectsFile } from '../hosts/rule-files'
import { keyOf } from '../key'
import { withPolicy } from '../policy'

/** The redirects of a site as hosts get them, and where they lead. */
function redirectsOf(site: OutputContext) {
  const redirects = site.graph.site.redirects.map(({ from, to }) => ({ from, to }))
  const addresses = listedPages(site).flatMap(({ address, aliases }) => [address, ...aliases])
  const reaching = addressesByPattern(
    redirects.map(({ to }) => to),
    addresses,
  )
  const hiding = addressesByPattern(
    redirects.map(({ from }) => from),
    site.reserved,
  )
  const rules = redirects.flatMap((redirect) => (hiding.has(redirect.from) ? movesOf([redirect], reaching) : [redirect]))
  return { rules, moves: () => movesOf(redirects, reaching) }
}

/**
 * Throws an error if a rule matches a file of the build: some hosts, such as Cloudflare Pages, follow the rule, and nobody gets the file.
 * Pages at old addresses do not count: they are for other hosts.
 */
export function assertNothingHidden(site: OutputContext, owners: PathOwners): void {
  const hiding = patternIndex(
    redirectsOf(site).rules.map(({ from }) => from),
    (from) => from,
  )
  for (const [path, owner] of owners) {
    if (owner === redirects.name) continue
    const address = addressOfFile(path)
    const [from] = hiding(address)
    if (from === undefined) continue
    throw new SiteCodeError(
      [
        `the redirect from ${from} hides ${address}, a file of the output ${owner}: some hosts follow a redirect where a file lies.`,
        'Name the address in `reserved` of the output, so that the redirect is written for each page by itself; or change one of the two.',
      ].join(' '),
    )
  }
}

/**
 * Rules for hosts that read `_redirects`, and for all other hosts a page at each old address that leads to the new one. Some hosts follow a
 * rule even where a file has the address, so a pattern that matches a file is written as one rule for each of its old addresses.
 */
export const redirects: Output = {
  name: 'redirects',
  *emit(site) {
    const { graph, codeKey, placement } = site
    const { base } = placement
    const { rules, moves } = redirectsOf(site)
    const sections = notFoundSections(site.pages.map(({ address }) => address))
    yield {
      path: REDIRECTS_FILE,
      key: keyOf(codeKey, rules, sections),
      contents: () => redirectsFile({ redirects: rules, sections, base }),
    }
    const { origin, language, name } = graph.site.identity
    for (const move of moves())
      yield { path: fileOf(move.from), key: keyOf(codeKey, origin, language, name, move), contents: () => redirectPage(move, graph, base) }
  },
}

/**
 * The old addresses of pages, each with the new one. If two redirects have the same old address, the first one counts, as on hosts.
 * `reaching` has the addresses of pages by the pattern that redirects lead to.
 */
function movesOf(redirects: readonly Redirect[], reaching: ReadonlyMap<string, readonly string[]>): Redirect[] {
  const targets = new Map<string, string>()
  let openBefore = 0
  const targetOf = targetsOf(redirects.filter(isIrreversible))
  for (const redirect of redirects) {
    if (isIrreversible(redirect)) {
      openBefore++
      continue
    }
    for (const address of reaching.get(redirect.to) ?? []) {
      const from = oldAddressOf(address, redirect)
      if (from !== undefined && !targets.has(from)) targets.set(from, targetOf(from, openBefore) ?? address)
    }
  }
  return [...targets].map(([from, to]) => ({ from, to }))
}

function redirectPage({ from, to }: Redirect, { site: { identity } }: CoreGraph, base: string): string {
  const [href, url] = [addressBelow(base, to), identity.origin + to].map(escapeHtml)
  const html = [
    `<!doctype html><html lang="${escapeHtml(identity.language)}"><head><meta charset="utf-8"><title>${escapeHtml(identity.name)}</title>`,
    `<meta name="robots" content="noindex"><link rel="canonical" href="${url}"><meta http-equiv="refresh" content="0; url=${href}">`,
    `</head><body><a href="${href}">${url}</a></body></html>\n`,
  ].join('')
  return withPolicy(html, from, { origins: [] })
}
