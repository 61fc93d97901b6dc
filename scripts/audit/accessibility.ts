import type { Issue } from 'pa11y-ci'
import { CHROMIUM_FLAGS } from '../chromium'
import { failureFinding, toError } from './failure'
import type { Finding } from './finding'

/** Milliseconds that a page may take. */
const TIMEOUT = 60_000

/** The results of pa11y-ci for each page, by address: its issues, or the error that kept it from testing the page. */
export type AccessibilityResults = ReadonlyMap<string, readonly (Issue | Error)[]>

/** Runs axe and htmlcs on pages of a site, with reduced motion. */
export async function checkAccessibility(origin: string, addresses: readonly string[]): Promise<AccessibilityResults> {
  const { default: pa11yCi } = await import('pa11y-ci')
  const report = pa11yCi(
    addresses.map((address) => origin + address),
    {
      standard: 'WCAG2AA',
      runners: ['axe', 'htmlcs'],
      // axe reports some violations as warnings or notices; `accessibilityFindings` selects them.
      includeWarnings: true,
      includeNotices: true,
      // With a higher number, pa11y-ci closes pages that are in use.
      concurrency: 1,
      timeout: TIMEOUT,
      reporters: [],
      chromeLaunchConfig: { executablePath: process.env.CHROME_PATH, args: [...CHROMIUM_FLAGS, '--force-prefers-reduced-motion'] },
    },
  )
  const answer = await withStrayRejections(report).catch(toError)
  const issuesOf = (address: string) =>
    answer instanceof Error ? [answer] : (answer.results[origin + address] ?? [new Error('pa11y-ci gave no result')])
  return new Map(addresses.map((address) => [address, issuesOf(address)]))
}

/** Rejects when pa11y-ci cannot start or end its browser: it leaves that error in a promise that nobody awaits. */
async function withStrayRejections<Value>(work: Promise<Value>): Promise<Value> {
  let stray: (reason: unknown) => void = () => {}
  const failure = new Promise<never>((_, reject) => {
    stray = reject
  })
  process.on('unhandledRejection', stray)
  try {
    return await Promise.race([work, failure])
  } finally {
    process.off('unhandledRejection', stray)
  }
}

/**
 * The issues that are certainly mistakes: errors of htmlcs, and violations of axe of any impact. Issues that a person has to decide
 * (warnings and notices of htmlcs, incomplete results of axe) are only in the report of the page.
 */
export const accessibilityFindings = (address: string, issues: readonly (Issue | Error)[]): Finding[] =>
  issues.flatMap((issue): Finding[] => {
    if (issue instanceof Error) return [failureFinding(address, 'pa11y', issue)]
    const { runner, type, code, message, selector, runnerExtras } = issue
    const isCertain = runner === 'axe' ? runnerExtras.needsFurtherReview !== true : type === 'error'
    return isCertain ? [{ address, tool: runner, rule: code, message, where: selector }] : []
  })
