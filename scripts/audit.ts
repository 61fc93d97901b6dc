import { rm } from 'node:fs/promises'
import { readManifest } from './assets'
import { checkAccessibility } from './audit/accessibility'
import { findingText } from './audit/finding'
import { headingsOf } from './audit/headings'
import { loadAll } from './audit/lighthouse'
import { readPages, scopeOf } from './audit/pages'
import { writeReports } from './audit/reports'
import { auditResult } from './audit/result'
import { tableText } from './audit/table'
import { weigh } from './audit/weights'
import { readBudgets } from './budgets'
import { sitemapAddresses, unlistedAddresses } from './built-addresses'
import { argumentsOf, type CommandInput, EXIT, foldersOf, missingSiteMessage, reportFailure, reportUsageError } from './command'
import { checkBuiltLinks } from './link-checker/check-built-links'
import { recordRuns } from './proof/runs'
import { whileServing } from './serving'
import { consoleReporter } from './stage'

/** Browsers in parallel with `--kinds`. pa11y uses one more, for about half of the time. */
const BROWSERS_OF_KINDS = 3

/**
 * `npm run audit`: proves that the addresses in all files of the site lead to files, runs axe, htmlcs and the check of headings on every
 * page and Lighthouse on one page of each kind, and compares sizes with budgets. It prints a table and the findings, and writes reports.
 */
export default async function audit({ args, root, loadSite, scripts, bundle }: CommandInput): Promise<number> {
  const read = argumentsOf('audit', args)
  if ('error' in read) return reportUsageError(read.error)
  const { options } = read
  const site = await loadSite()
  const limits = await readBudgets(root, site)
  if ('error' in limits) return reportFailure(limits.error)
  const { dist, cache } = foldersOf(root, options)
  const missing = missingSiteMessage(dist)
  if (missing !== undefined) return reportUsageError(missing)
  const addresses = await sitemapAddresses(dist)
  const unlisted = await unlistedAddresses(dist, site.model.fixedPages.keys(), addresses)
  const scope = scopeOf({ listed: addresses, unlisted, routes: site.routes }, { kinds: options.kinds, only: options.only?.split(',') })
  if (!scope)
    return reportUsageError(
      `There is no page at ${options.only}. Name an address of the sitemap, of a page that it leaves out, or of a not-found view, such as /about.`,
    )
  const { weighed, checked, loaded } = scope
  const folder = `${cache}/audit`
  // Old reports must not remain where this run stops early.
  await rm(folder, { recursive: true, force: true })
  const { stage } = consoleReporter()
  const manifest = await readManifest(bundle.client)
  const closure = await stage('closure', () => checkBuiltLinks(dist))
  const documents = await readPages(dist, weighed)
  const measured = await whileServing(dist, async (origin) => {
    const weights = await stage('weigh', () => weigh({ dist, documents, manifest, scripts }))
    const headings = new Map([...documents].map(([address, html]) => [address, headingsOf(html)]))
    const check = () => stage('pa11y', () => checkAccessibility(origin, checked))
    // With `--kinds` speed is not scored, so the tools may run in parallel; otherwise Lighthouse runs alone.
    const browsers = options.kinds ? BROWSERS_OF_KINDS : 1
    const pages = { origin, addresses: loaded, listed: new Set(addresses), server: bundle.server, browsers }
    const load = () => stage('lighthouse', (progress) => loadAll(pages, progress))
    const [accessibility, loads] = options.kinds ? await Promise.all([check(), load()]) : [await check(), await load()]
    return { weights, headings, accessibility, loads }
  })
  const result = auditResult(measured, { budgets: limits.budgets, routes: site.routes })
  await writeReports(folder, { ...measured, closure: closure.problems }, result)
  console.log(`\n${tableText(result.rows)}\n`)
  if (closure.problems.length > 0) console.error(`${closure.printed}\n`)
  if (result.findings.length > 0) console.error(`${findingText(result.findings)}\n`)
  const findings = closure.problems.length + result.findings.length
  recordRuns(root, { 'npm run audit': { pages: result.rows.length, findings } })
  console.log(`Pages: ${result.rows.length}. Findings: ${findings}. Reports: ${folder}`)
  return findings === 0 ? EXIT.ok : EXIT.problems
}
