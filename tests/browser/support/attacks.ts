import { expect, type Page } from '@playwright/test'
import { pressEverything, watchViolations } from './violations'
import { wake } from './wake'

/** Markup that leaves a trace wherever a page takes it for more than words. */
export const MARKUP = `</script></textarea>"'><x-attack onattack="1"></x-attack><img src="x" onerror="window.ran=1">\${window.ran=1}{{ran=1}}`

/** Texts that pages may get from an address or from what is stored on a device. */
export const TEXTS: readonly string[] = [
  MARKUP,
  'javascript:window.ran=1',
  '__proto__',
  'constructor',
  `\u202e\u2028\u0000${'x'.repeat(400)}`,
]

/** What nobody would expect of a page that is only given other words. */
const COMPLAINTS = /^(?:violation|uncaught|elsewhere):/

/** React's word for data that says something else than the HTML of the page: it draws the island anew. */
const DRAWN_ANEW = /^uncaught: Minified React error #418/

/**
 * Opens a page, brings it to life and, with `press`, uses all of it. Expects that nothing ran, that no markup came of words, that nothing
 * is wider than the window, and that nothing complains.
 */
export async function expectUnharmed(page: Page, address: string, { press = true } = {}): Promise<void> {
  const violations = await watchViolations(page)
  const answer = await page.goto(address)
  expect([200, 404]).toContain(answer?.status())
  await wake(page)
  if (press) {
    await pressEverything(page)
    await page.waitForLoadState('networkidle')
  }
  const harm = await page.evaluate(() => ({
    ran: Reflect.has(window, 'ran'),
    elements: [...document.querySelectorAll('x-attack, [onattack], [onerror], a[href^="javascript:" i]')].map(
      (element) => element.outerHTML,
    ),
    // A page that scrolls sideways is as wide as what sticks out.
    wider: Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  }))
  expect(harm).toEqual({ ran: false, elements: [], wider: 0 })
  expect(violations.filter((text) => COMPLAINTS.test(text) && !DRAWN_ANEW.test(text))).toEqual([])
}

/** Answers what a page asks of storage, whatever the key, and notes the keys; what it writes is forgotten. */
export async function answerStorage(page: Page, text: string): Promise<ReadonlySet<string>> {
  const keys = new Set<string>()
  // An island that keeps nothing asks for the empty key.
  await page.exposeFunction('tellKey', (key: string) => key !== '' && keys.add(key))
  await page.addInitScript((answer) => {
    Storage.prototype.getItem = (key) => {
      Reflect.apply(Reflect.get(window, 'tellKey'), window, [key])
      return answer
    }
  }, text)
  return keys
}

/** Changes what the site answers with for every file of JSON, and notes which these were. */
export async function answerJson(page: Page, change: (json: string) => string): Promise<ReadonlySet<string>> {
  const asked = new Set<string>()
  await page.route(/\.json$/, async (route) => {
    const response = await route.fetch()
    // What is not there, since a folder was named with an attack, is no data.
    if (!response.ok()) return route.fulfill({ response })
    asked.add(new URL(route.request().url()).pathname)
    await route.fulfill({ response, body: change(await response.text()) })
  })
  return asked
}

/** Addresses, which lead to other files of data, and names of languages: a schema lets no other signs into them. */
const FIXED = /^(?:[/#].*|[a-z]{2}(?:-[A-Z]{2})?)$/

/** Data with markup after each of its texts. */
export const attackedData = (json: string): string =>
  JSON.stringify(JSON.parse(json), (_, value: unknown) => (typeof value === 'string' && !FIXED.test(value) ? value + MARKUP : value))
