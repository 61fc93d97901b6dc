import type { Page } from '@playwright/test'

/**
 * Makes the site answer this address as a host does that knows one 404 page only: with the root's, under status 404.
 */
export async function serveRootNotFound(page: Page, address: string) {
  const body = await (await page.request.get('/404')).text()
  await page.route(address, (route) =>
    route.request().resourceType() === 'document'
      ? route.fulfill({ status: 404, contentType: 'text/html;charset=utf-8', body })
      : route.continue(),
  )
}
