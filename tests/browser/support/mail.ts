import { type Page, test } from '@playwright/test'
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

/**
 * Tests with a mail server: `mail` is the server, and the site of the page has keys for it. It answers `OK` unless a test puts
 * other answers first.
 */
export const mailTest = test.extend<{ mail: EmailServer }>({
  mail: [
    async ({ page }, use) => {
      const server = await EmailServer.start()
      await setMail(page, { ...KEYS, origin: server.origin })
      await use(server)
      await server.stop()
    },
    { auto: true },
  ],
})
