import type { Issue } from 'pa11y-ci'
import { CHROMIUM_FLAGS } from '../chromium'
import { failureFinding, toError } from './failure'
import type { Finding } from './finding'

/** How long a page may take, in milliseconds. */
const TIMEOUT = 60_000

/** What pa11y-ci says about each page, by address: its issues, or the error that kept it from looking. */
export type AccessibilityResults = ReadonlyMap<string, readonly (Issue | Error)[]>

/** Runs axe and htmlcs on pages of a site, without motion. */
export async function checkAccessibility(origin: string, addresses: readonly string[]): Promise<AccessibilityResults> {
  const { default: pa11yCi } = await import('pa11y-ci')
  const report = pa11yCi(
    addresses.map((address) => origin + address),
    {
      standard: 'WCAG2AA',
      runners: ['axe', 'htmlcs'],
      // axe calls some violations warnings or notices: `accessibilityFindings` decides.
      includeWarnings: true,
      includeNotices: true,
      // With more than one, pa11y-ci closes pages that are in use.
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

/** pa11y-ci does not reject when its browser does not start or end: the error is in a promise that nobody awaits. */
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
 * What is certain among the issues: errors of htmlcs and violations of axe, of whatever weight. What only asks a person to look
 * (warnings and notices of htmlcs, what axe cannot decide) is in the report of the page.
 */
export const accessibilityFindings = (address: string, issues: readonly (Issue | Error)[]): Finding[] =>
  issues.flatMap((issue): Finding[] => {
    if (issue instanceof Error) return [failureFinding(address, 'pa11y', issue)]
    const { runner, type, code, message, selector, runnerExtras } = issue
    const isCertain = runner === 'axe' ? runnerExtras.needsFurtherReview !== true : type === 'error'
    return isCertain ? [{ address, tool: runner, rule: code, message, where: selector }] : []
  })
