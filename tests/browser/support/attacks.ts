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

/** Problems that other words must not cause on a page. */
const COMPLAINTS = /^(?:violation|uncaught|elsewhere):/

/** React's error for data that differs from the HTML of the page: it renders the island again. */
const DRAWN_ANEW = /^uncaught: Minified React error #418/

/**
 * Opens a page, brings it to life and, with `press`, uses all of it. Expects that nothing ran, that no text became markup, that nothing is
 * wider than the window, and that there are no problems.
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

/** Makes storage return a text for every key of a page. Returns the keys that were read; what the page writes is dropped. */
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

/** Changes the response to every request for JSON. Returns the paths that were requested. */
export async function answerJson(page: Page, change: (json: string) => string): Promise<ReadonlySet<string>> {
  const asked = new Set<string>()
  await page.route(/\.json$/, async (route) => {
    const response = await route.fetch()
    // A file may be missing, since an attack in other data names its folder.
    if (!response.ok()) return route.fulfill({ response })
    asked.add(new URL(route.request().url()).pathname)
    await route.fulfill({ response, body: change(await response.text()) })
  })
  return asked
}

/** Addresses of other files of data, and codes of languages: a schema allows no other characters in them. */
const FIXED = /^(?:[/#].*|[a-z]{2}(?:-[A-Z]{2})?)$/

/** Data with markup after each of its texts. */
export const attackedData = (json: string): string =>
  JSON.stringify(JSON.parse(json), (_, value: unknown) => (typeof value === 'string' && !FIXED.test(value) ? value + MARKUP : value))
