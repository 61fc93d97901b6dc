import { type AccessibilityResults, accessibilityFindings } from './accessibility'
import { fontBytes, type Limits, pageFindings, scriptBytes, siteFindings } from './budgets'
import { failureFinding } from './failure'
import type { Finding } from './finding'
import { type Heading, headingFindings } from './headings'
import type { LighthouseResults } from './lighthouse'
import { loadFindings, metricsOf } from './load'
import type { Row } from './table'
import type { Weights } from './weights'

/** The measures of all tools, and the headings of every page. */
export type AuditMeasurements = {
  weights: Weights
  headings: ReadonlyMap<string, readonly Heading[]>
  accessibility: AccessibilityResults
  loads: LighthouseResults
}

/** The result of an audit: a row for each page that a tool tested, in the order of the site, and all findings. */
export type AuditResult = { rows: Row[]; findings: Finding[] }

/** Compares the measures of all tools with their limits. */
export function auditResult({ weights, headings, accessibility, loads }: AuditMeasurements, limits: Limits): AuditResult {
  const findings = [...siteFindings(weights, limits), ...[...headings].flatMap(([address, list]) => headingFindings(address, list))]
  const rows: Row[] = []
  for (const [address, html] of weights.html) {
    const issues = accessibility.get(address)
    const result = loads.get(address)
    if (issues === undefined && result === undefined) continue
    const row: Row = { address, html }
    rows.push(row)
    if (issues) {
      const found = accessibilityFindings(address, issues)
      row.accessibility = found.length
      findings.push(...found)
    }
    if (result instanceof Error) findings.push(failureFinding(address, 'lighthouse', result))
    else if (result) {
      const load = metricsOf(result)
      const { scores, requests, shift } = load
      const { assets } = weights
      Object.assign(row, {
        scores,
        scripts: scriptBytes(requests, assets),
        fonts: fontBytes(requests, assets),
        requests: requests.length,
        shift,
      })
      findings.push(...loadFindings(address, result), ...pageFindings(address, load, { assets, budgets: limits.budgets }))
    }
  }
  return { rows, findings }
}
