import { EVERYWHERE, type Finding } from './finding'
import type { Load } from './load'
import type { Weights } from './weights'

/** Bytes of a page with its styles that nine pages of ten stay under: what a server sends before the first answer (RFC 6928: ten segments of 1,460). */
const HTML_LIMIT = 14_600
/** The part of all pages that may be heavier: at most one in ten. */
const HTML_EXCEPTIONS = 1 / 10
/** Bytes that no page exceeds: two such rounds would be 43,800, and this leaves half of the second. */
const HTML_MAXIMUM = 24_000
/** Bytes that all styles of the site together stay under: no page could carry them all otherwise. */
const CSS_LIMIT = 14_000
/** Bytes that all fonts of the site together stay under: two families, one with an italic, reduced to Latin. */
const FONT_LIMIT = 85_000
/** Bytes of scripts that a page may load before anybody touches it: the loader and the enhancements, never React. */
const SCRIPT_LIMIT = 4_000
/** Bytes of React with everything that the largest island needs at first. */
const ISLAND_LIMIT = 75_000
/** Requests of a page: the home page, which has the most pictures, makes 27. */
const REQUEST_LIMIT = 30
/** Nothing moves while a page loads, to the three decimals that Lighthouse shows: a text font that comes late is for the next page. */
const SHIFT_LIMIT = 0
const SHIFT_DECIMALS = 3

const bytes = (count: number) => `${count.toLocaleString('en-US')} B`
const budget = (address: string, rule: string, message: string, where = ''): Finding => ({ address, tool: 'budget', rule, message, where })

/** Where the site as a whole breaks a budget. */
export function siteFindings({ html, css, assets, islands }: Weights): Finding[] {
  const fonts = fontBytes([...assets.keys()], assets)
  const heavy = [...html].filter(([, size]) => size >= HTML_LIMIT).toSorted(([, a], [, b]) => b - a)
  const findings: Finding[] = []
  if (heavy.length > html.size * HTML_EXCEPTIONS) {
    const list = heavy.map(([address, size]) => `${address} ${bytes(size)}`).join(', ')
    const message = `${heavy.length} of ${html.size} pages have ${bytes(HTML_LIMIT)} of HTML or more; one in ten may: ${list}`
    findings.push(budget(EVERYWHERE, 'html-exceptions', message))
  }
  if (css >= CSS_LIMIT) findings.push(budget(EVERYWHERE, 'css', `All styles have ${bytes(css)}; they stay under ${bytes(CSS_LIMIT)}.`))
  if (fonts >= FONT_LIMIT)
    findings.push(budget(EVERYWHERE, 'fonts', `All fonts have ${bytes(fonts)}; they stay under ${bytes(FONT_LIMIT)}.`))
  for (const island of islands)
    if (island.bytes > ISLAND_LIMIT) {
      const message = `React and the island ${island.name} have ${bytes(island.bytes)}; at most ${bytes(ISLAND_LIMIT)}.`
      findings.push(budget(EVERYWHERE, 'island', message))
    }
  for (const [address, size] of heavy)
    if (size > HTML_MAXIMUM)
      findings.push(budget(address, 'html', `The HTML has ${bytes(size)}; no page has more than ${bytes(HTML_MAXIMUM)}.`))
  return findings
}

/** Where a page that was loaded breaks a budget. */
export function pageFindings(address: string, { requests, shift, shifted }: Load, { assets }: Pick<Weights, 'assets'>): Finding[] {
  const findings: Finding[] = []
  const scripts = scriptBytes(requests, assets)
  if (scripts > SCRIPT_LIMIT)
    findings.push(budget(address, 'scripts', `Scripts have ${bytes(scripts)} before any interaction; at most ${bytes(SCRIPT_LIMIT)}.`))
  if (requests.length > REQUEST_LIMIT)
    findings.push(budget(address, 'requests', `The page makes ${requests.length} requests; at most ${REQUEST_LIMIT}.`))
  // What was not measured is no success.
  if (!(Number(shift.toFixed(SHIFT_DECIMALS)) <= SHIFT_LIMIT)) {
    const message = `The layout shifts by ${shift.toFixed(4)}; it does not at all.`
    findings.push(...(shifted.length > 0 ? shifted : ['']).map((element) => budget(address, 'layout-shift', message, element)))
  }
  return findings
}

/** Bytes of the scripts among addresses. */
export const scriptBytes = (addresses: readonly string[], assets: Weights['assets']) => sumOf('.js', addresses, assets)

/** Bytes of the fonts among addresses. */
export const fontBytes = (addresses: readonly string[], assets: Weights['assets']) => sumOf('.woff2', addresses, assets)

const sumOf = (ending: string, addresses: readonly string[], assets: Weights['assets']) =>
  // What is asked for twice comes from the cache the second time.
  [...new Set(addresses)].filter((address) => address.endsWith(ending)).reduce((sum, address) => sum + (assets.get(address) ?? 0), 0)
