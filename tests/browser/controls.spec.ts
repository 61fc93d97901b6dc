import { expect, type Page, test } from '@playwright/test'
import { KINDS } from './support/routes'
import { LONG } from './support/suites'
import { wake } from './support/wake'

declare global {
  interface Window {
    /** What a page did that leaves no trace in it, as a test has noted it. */
    done?: string[]
  }
}

/** What does something when it is clicked, besides links, whose targets have a test of their own. */
const CONTROLS = 'button:enabled, summary, input[type=checkbox]:enabled, input[type=radio]:enabled'

/** The parts of a page that all pages have: one page stands for them. */
const FRAME = '.site-header, .site-footer, .chat-assistant, dialog'

for (const address of KINDS)
  test(`every control of ${address} does something`, LONG, async ({ page }) => {
    await noteWhatLeavesNoTrace(page)
    await page.goto(address)
    // Islands may show other controls than the page came with.
    await wake(page)
    const names = await namesOf(page, address === '/')
    expect(names.length).toBeGreaterThan(0)
    // What waits for a visitor says for what; nothing waits for a script any more.
    await expect(page.locator('button:disabled:not([aria-describedby]), input:disabled')).toHaveCount(0)
    for (const [index, name] of names) {
      await page.goto(address)
      await wake(page)
      const control = page.locator(CONTROLS).nth(index)
      // A click would give it the focus, and pointing at it may show something: neither is what it does.
      await control.focus()
      // A menu that the pointer has opened stays open at the first click.
      if (!(await control.evaluate((element) => element.matches('[data-menu=hover] > summary')))) await control.hover()
      const before = await settledState(page)
      await control.click()
      await expect.poll(() => stateOf(page), `${name} does something`).not.toEqual(before)
    }
  })

/** The controls that can be seen, by their places among all: of a page alone, or of its frame, too. */
const namesOf = (page: Page, withFrame: boolean): Promise<[index: number, name: string][]> =>
  page.locator(CONTROLS).evaluateAll(
    (all, [frame, isWhole]) =>
      all.flatMap((element, index): [number, string][] => {
        const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        if (!isSeen || (!isWhole && element.closest(frame)) || element.matches('[tabindex="-1"]')) return []
        const isChosen = element instanceof HTMLInputElement && element.type === 'radio' && element.checked
        const isPressed = element.getAttribute('aria-pressed') === 'true' && element.closest('[role=group], .chips') !== null
        return isChosen || isPressed ? [] : [[index, element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '']]
      }),
    [FRAME, withFrame] as const,
  )

/** Notes what a page asks of the browser: to copy, to share, to print, to open a window. */
const noteWhatLeavesNoTrace = (page: Page) =>
  page.addInitScript(() => {
    window.done = []
    const note = (name: string) => async () => void window.done?.push(name)
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: note('copied') } })
    Object.defineProperty(navigator, 'share', { value: note('shared') })
    window.print = () => void window.done?.push('printed')
    window.open = () => {
      window.done?.push('opened')
      return null
    }
  })

/** The state of a page that changes no more by itself. */
async function settledState(page: Page) {
  let before = await stateOf(page)
  await expect(async () => {
    const last = before
    before = await stateOf(page)
    expect(before).toEqual(last)
  }).toPass()
  return before
}

/** What a visitor can notice of a page: its address, text, focus, place, theme, the states of its controls, and what it asked for. */
const stateOf = (page: Page) =>
  page.evaluate(() => {
    const states = ['aria-expanded', 'aria-pressed', 'aria-selected', 'aria-current', 'aria-invalid', 'open', 'disabled']
    return {
      address: location.href,
      text: document.body.innerText,
      focus: [...document.querySelectorAll('*')].indexOf(document.activeElement ?? document.body),
      place: Math.round(scrollY),
      theme: document.documentElement.dataset.theme,
      states: [...document.querySelectorAll(states.map((name) => `[${name}]`).join())].map((element) =>
        states.map((name) => element.getAttribute(name)).join(' '),
      ),
      checked: [...document.querySelectorAll('input')].map(({ checked, value }) => `${checked} ${value}`),
      done: window.done,
    }
  })
