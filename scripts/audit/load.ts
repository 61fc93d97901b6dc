import type { Result } from 'lighthouse'
import type { Finding } from './finding'

/** The measures of Lighthouse for a page. */
export type PageMetrics = {
  /** Scores from 0 to 100, by category. */
  scores: Readonly<Record<string, number>>
  /** The addresses of all requests of the page, including its own. */
  requests: readonly string[]
  /** Cumulative layout shift; NaN where it was not measured. */
  shift: number
  /** Selectors of the elements that shifted. */
  shifted: readonly string[]
}

/** Categories that need the full score. */
export const GATED = ['accessibility', 'best-practices', 'seo']

/** What a detail of an audit may hold: an element, a message of the console, an address, or a place in a file. */
type Item = {
  node?: { selector?: string; explanation?: string }
  source?: string | { selector?: string; url?: string }
  sourceLocation?: { url?: string }
  description?: string
  url?: string
}

const itemsOf = (result: Result, audit: string) => (result.audits[audit]?.details as { items?: readonly Item[] } | undefined)?.items ?? []

/** Reads the measures from a result. */
export const metricsOf = (result: Result): PageMetrics => ({
  scores: Object.fromEntries(Object.entries(result.categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)])),
  requests: itemsOf(result, 'network-requests').flatMap(({ url }) => (url === undefined ? [] : [new URL(url).pathname])),
  shift: result.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
  shifted: itemsOf(result, 'layout-shifts').flatMap(({ node }) => node?.selector ?? []),
})

/** All failed audits of the categories that need the full score, one finding for each element; and audits that could not run. */
export const loadFindings = (address: string, result: Result): Finding[] =>
  GATED.flatMap((category) => {
    const { auditRefs = [], score = null } = result.categories[category] ?? {}
    if (score === 1) return []
    const found = auditRefs.flatMap(({ id, weight }) => (weight > 0 ? auditFindings(address, result, id) : []))
    const message = `The score of ${category} is ${score === null ? 'missing' : Math.round(score * 100)}.`
    return found.length > 0 ? found : [{ address, tool: 'lighthouse', rule: category, message, where: '' }]
  })

function auditFindings(address: string, result: Result, id: string): Finding[] {
  const audit = result.audits[id]
  if (audit?.scoreDisplayMode === 'error')
    return [{ address, tool: 'lighthouse', rule: id, message: audit.errorMessage ?? 'The audit broke down.', where: '' }]
  if (audit === undefined || audit.score === null || audit.score === 1) return []
  const items = itemsOf(result, id)
  return (items.length > 0 ? items : [{}]).map((item) => ({
    address,
    tool: 'lighthouse',
    rule: id,
    message: audit.explanation ? `${audit.title}: ${audit.explanation}` : audit.title,
    where: elementOf(item),
  }))
}

const elementOf = ({ node, source, sourceLocation, description, url }: Item) => {
  const origin = typeof source === 'object' ? source : undefined
  const element = node?.selector ?? origin?.selector
  return [element ?? description, url ?? sourceLocation?.url ?? origin?.url].filter((part) => part !== undefined).join(' ')
}
