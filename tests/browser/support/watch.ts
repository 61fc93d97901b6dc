import type { Page } from '@playwright/test'

/** How browsers report a request that was canceled because the visitor went on to another page. */
const GIVEN_UP: ReadonlySet<string> = new Set(['net::ERR_ABORTED', 'NS_BINDING_ABORTED'])

/**
 * The problems of a page from now on: errors and warnings of the console, uncaught errors, requests that failed or had an error status, and
 * requests to other hosts. The list grows as they happen.
 */
export function watchProblems(page: Page): string[] {
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    if (!GIVEN_UP.has(reason)) problems.push(`failed: ${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`)
  })
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url())
    if (protocol !== 'data:' && hostname !== 'localhost') problems.push(`elsewhere: ${request.url()}`)
  })
  return problems
}
