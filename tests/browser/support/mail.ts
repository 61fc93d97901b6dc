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

/** Gives the site of a page these settings of the mail service; none of them: it is not configured. */
export const setMail = (page: Page, settings: Readonly<Record<string, string>>) =>
  page.route('**/mail.json', (route) => route.fulfill({ json: settings }))

/** Lets pages send to a server, as those of a build do whose settings name it. */
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
      // Chromium lets a page that a test has changed ask no server of this machine.
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
