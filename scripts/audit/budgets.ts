import { EVERYWHERE, type Finding } from './finding'
import type { Load } from './load'
import type { Weights } from './weights'

/**
 * Limit for the bytes of a page with its styles, for nine pages of ten: as much as a server sends before the first answer of the browser
 * (RFC 6928: ten segments of 1,460 bytes).
 */
const HTML_LIMIT = 14_600
/** The share of pages that may be larger. */
const HTML_EXCEPTIONS = 1 / 10
/**
 * Limit for the bytes of every page: it arrives with the second answer of a server at the latest. The first two answers hold 43,800 bytes,
 * of which this leaves a part for other files.
 */
const HTML_MAXIMUM = 24_000
/** Limit for the bytes of all styles of the site together. */
const CSS_LIMIT = 14_000
/** Limit for the bytes of all fonts of the site together: two families, one of them with an italic, with Latin letters only. */
const FONT_LIMIT = 85_000
/** Limit for the bytes of scripts that a page loads before any interaction: the loader and the enhancements, without React. */
const SCRIPT_LIMIT = 4_000
/** Limit for the bytes of React and all other scripts that the largest island needs to start. */
const ISLAND_LIMIT = 75_000
/** Limit for the requests of a page; the page with the most pictures makes 27. */
const REQUEST_LIMIT = 30
/** Limit for the layout shift, to the three decimals that Lighthouse shows. */
const SHIFT_LIMIT = 0
const SHIFT_DECIMALS = 3

const bytes = (count: number) => `${count.toLocaleString('en-US')} B`
const budget = (address: string, rule: string, message: string, where = ''): Finding => ({ address, tool: 'budget', rule, message, where })

/** The budgets that the site as a whole exceeds. */
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

/** The budgets that a page exceeds when it is loaded. */
export function pageFindings(address: string, { requests, shift, shifted }: Load, { assets }: Pick<Weights, 'assets'>): Finding[] {
  const findings: Finding[] = []
  const scripts = scriptBytes(requests, assets)
  if (scripts > SCRIPT_LIMIT)
    findings.push(budget(address, 'scripts', `Scripts have ${bytes(scripts)} before any interaction; at most ${bytes(SCRIPT_LIMIT)}.`))
  if (requests.length > REQUEST_LIMIT)
    findings.push(budget(address, 'requests', `The page makes ${requests.length} requests; at most ${REQUEST_LIMIT}.`))
  // The comparison is written so that NaN, which stands for a missing measure, is a finding too.
  if (!(Number(shift.toFixed(SHIFT_DECIMALS)) <= SHIFT_LIMIT)) {
    const message = `The layout shifts by ${shift.toFixed(4)}; it does not at all.`
    findings.push(...(shifted.length > 0 ? shifted : ['']).map((element) => budget(address, 'layout-shift', message, element)))
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
