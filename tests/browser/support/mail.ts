import { type Page, test } from '@playwright/test'
import { withPolicy } from '../../../renderer/policy'
import { EmailServer } from '../../support/emailjs-server'

/** Keys as a site has them. */
const KEYS = {
  publicKey: 'public-key',
  serviceId: 'service-1',
  inquiryTemplate: 'template-inquiry',
  subscribeTemplate: 'template-subscribe',
}

/** Sets the mail settings that a page gets; empty ones mean that mail is not configured. */
export const setMail = (page: Page, settings: Readonly<Record<string, string>>) =>
  page.route('**/mail.json', (route) => route.fulfill({ json: settings }))

/** Allows a server in the policy of pages, as a build does whose settings name it. */
const allowSending = (page: Page, origin: string) =>
  page.route('**', async (route) => {
    const request = route.request()
    if (request.resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: withPolicy(html, request.url(), { origins: [origin] }) })
  })

/**
 * Tests with a mail server: `mail` is the server, and the site of the page has keys for it. It answers `OK` unless a test puts
 * other answers first.
 */
export const mailTest = test.extend<{ mail: EmailServer }>({
  mail: [
    async ({ page, browserName }, use) => {
      // Chromium blocks requests to this machine from a page whose response a test has changed.
      if (browserName === 'chromium') await page.context().grantPermissions(['local-network-access'])
      const server = await EmailServer.start()
      await allowSending(page, server.origin)
      await setMail(page, { ...KEYS, origin: server.origin })
      await use(server)
      await server.stop()
    },
    { auto: true },
  ],
})
