import { type Budgets, htmlLimit } from '../../renderer/define/budgets'
import type { Site } from '../../renderer/define/site'
import { kindsBy } from '../built-addresses'
import { EVERYWHERE, type Finding } from './finding'
import type { PageMetrics } from './load'
import type { Weights } from './weights'

/** The share of pages whose HTML may exceed its budget. */
const HTML_EXCEPTIONS = 1 / 10
/** Limit for the layout shift, to the three decimals that Lighthouse shows. */
const SHIFT_LIMIT = 0
const SHIFT_DECIMALS = 3

const bytes = (count: number) => `${count.toLocaleString('en-US')} B`
const budget = (address: string, rule: string, message: string): Finding => ({ address, tool: 'budget', rule, message, where: '' })

/** The budgets of a site, and the patterns of its kinds of pages by name. */
export type Limits = { budgets: Budgets; routes: Site['routes'] }

/** Findings for budgets of the whole site, and for the HTML of each page. */
export function siteFindings({ html, css, assets, islands }: Weights, { budgets, routes }: Limits): Finding[] {
  const fonts = fontBytes([...assets.keys()], assets)
  const kindOf = kindsBy(routes)
  // Pages of a kind with its own limit are checked against that below.
  const heavy = [...html]
    .filter(([address, size]) => size >= budgets.html && !budgets.kinds.has(kindOf(address) ?? ''))
    .toSorted(([, a], [, b]) => b - a)
  const findings: Finding[] = []
  if (heavy.length > html.size * HTML_EXCEPTIONS) {
    const list = heavy.map(([address, size]) => `${address} ${bytes(size)}`).join(', ')
    const message = `${heavy.length} of ${html.size} pages have ${bytes(budgets.html)} of HTML or more; one in ten may: ${list}`
    findings.push(budget(EVERYWHERE, 'html-exceptions', message))
  }
  if (css >= budgets.styles)
    findings.push(budget(EVERYWHERE, 'css', `All styles have ${bytes(css)}; they must stay under ${bytes(budgets.styles)}.`))
  if (fonts >= budgets.fonts)
    findings.push(budget(EVERYWHERE, 'fonts', `All fonts have ${bytes(fonts)}; they must stay under ${bytes(budgets.fonts)}.`))
  for (const island of islands)
    if (island.bytes > budgets.island) {
      const message = `React and the island ${island.name} have ${bytes(island.bytes)}; at most ${bytes(budgets.island)}.`
      findings.push(budget(EVERYWHERE, 'island', message))
    }
  for (const [address, size] of html) {
    const kind = kindOf(address) ?? ''
    const most = htmlLimit(budgets, kind)
    const pages = budgets.kinds.has(kind) ? `no page of the kind ${kind}` : 'no page'
    if (size > most) findings.push(budget(address, 'html', `The HTML has ${bytes(size)}; ${pages} may have more than ${bytes(most)}.`))
  }
  return findings
}

/** The budgets of a site, and the sizes of its files. */
type PageLimits = Pick<Weights, 'assets'> & { budgets: Budgets }

/** The budgets that a page exceeds when it is loaded. */
export function pageFindings(address: string, { requests, shift, shifted }: PageMetrics, { assets, budgets }: PageLimits): Finding[] {
  const findings: Finding[] = []
  const scripts = scriptBytes(requests, assets)
  if (scripts > budgets.scripts)
    findings.push(budget(address, 'scripts', `Scripts have ${bytes(scripts)} before any interaction; at most ${bytes(budgets.scripts)}.`))
  if (requests.length > budgets.requests)
    findings.push(budget(address, 'requests', `The page makes ${requests.length} requests; at most ${budgets.requests}.`))
  // The comparison is written so that NaN, which stands for a missing measure, is a finding too.
  if (!(Number(shift.toFixed(SHIFT_DECIMALS)) <= SHIFT_LIMIT)) {
    const message = `The layout shifts by ${shift.toFixed(4)}; no shift is allowed.`
    findings.push(...(shifted.length > 0 ? shifted : ['']).map((where) => ({ ...budget(address, 'layout-shift', message), where })))
  }
  return findings
}

/** The bytes of all scripts among some addresses. */
export const scriptBytes = (addresses: readonly string[], assets: Weights['assets']) => sumOf('.js', addresses, assets)

/** The bytes of all fonts among some addresses. */
export const fontBytes = (addresses: readonly string[], assets: Weights['assets']) => sumOf('.woff2', addresses, assets)

const sumOf = (ending: string, addresses: readonly string[], assets: Weights['assets']) =>
  // A second request for a file is answered from the cache.
  [...new Set(addresses)].filter((address) => address.endsWith(ending)).reduce((sum, address) => sum + (assets.get(address) ?? 0), 0)
