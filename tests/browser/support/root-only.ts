import type { Page } from '@playwright/test'

/** Makes the site answer an address like a host that knows only the 404 page of the root, with status 404. */
export async function serveRootNotFound(page: Page, address: string) {
  const body = await (await page.request.get('/404')).text()
  await page.route(address, (route) =>
    route.request().resourceType() === 'document'
      ? route.fulfill({ status: 404, contentType: 'text/html;charset=utf-8', body })
      : route.continue(),
  )
}
