import type { Page } from '@playwright/test'
import { watchProblems } from './watch'

/**
 * Everything by which a page breaks its Content-Security-Policy, each as its directive and what was refused, and whatever else
 * `watchProblems` finds, requests to other hosts among them. The list grows as they happen.
 */
export async function watchViolations(page: Page): Promise<string[]> {
  const violations = watchProblems(page)
  // The console tells of violations in words of each browser, and of those alone that it takes for errors.
  await page.exposeFunction('tellViolation', (text: string) => violations.push(text))
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      Reflect.apply(Reflect.get(window, 'tellViolation'), window, [`violation: ${effectiveDirective} ${blockedURI}`]),
    ),
  )
  return violations
}

/** How often a control is pressed that looks the same each time: the chat makes its buttons anew whenever it opens or closes. */
const MOST_ALIKE = 3

/**
 * Presses whatever a page has to press, opens what opens, and types into its fields. Returns how much it was. Links that lead away are left
 * alone, and so are forms that would send.
 */
export const pressEverything = (page: Page) =>
  page.evaluate(async (mostAlike) => {
    const used = new Set<Element>()
    const alike = new Map<string, number>()
    const settled = () => new Promise((resolve) => setTimeout(resolve))
    const timesOf = (element: Element) => alike.get(element.outerHTML) ?? 0
    const isDue = (element: Element) => !used.has(element) && timesOf(element) < mostAlike
    const next = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].find(isDue)
    const useAll = async (selector: string, use: (element: HTMLElement) => void) => {
      // What is used may show more of its kind.
      for (let element = next(selector); element; element = next(selector)) {
        used.add(element)
        alike.set(element.outerHTML, timesOf(element) + 1)
        use(element)
        await settled()
      }
    }
    await useAll('button:not([type=submit], :disabled), summary, input[type=checkbox], input[type=radio]', (element) => element.click())
    await useAll('input:not([type=checkbox], [type=radio], [type=file], [type=submit]), textarea', (element) => {
      element.focus()
      document.execCommand('insertText', false, 'cloud')
      element.blur()
    })
    return used.size
  }, MOST_ALIKE)

/** The names of the islands and enhancements of a page. */
export const widgetsOf = (page: Page) =>
  page
    .locator('[data-island], [data-enhance]')
    .evaluateAll((elements: HTMLElement[]) => elements.map(({ dataset }) => dataset.island ?? dataset.enhance ?? ''))
