import type { Page } from '@playwright/test'

/** How browsers call a request that ended because the visitor went on to another page. */
const GIVEN_UP: ReadonlySet<string> = new Set(['net::ERR_ABORTED', 'NS_BINDING_ABORTED'])

/**
 * Whatever goes wrong on a page from now on: errors and warnings of the console, errors that nothing caught, requests that
 * failed or were refused, and requests to anywhere but here. The list grows as they happen.
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
