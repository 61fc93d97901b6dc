import type { Page } from '@playwright/test'
import { watchProblems } from './watch'

/**
 * Violations of the Content-Security-Policy of a page, each as its directive and what was blocked, and whatever else `watchProblems` finds,
 * requests to other hosts among them. The list grows as they happen.
 */
export async function watchViolations(page: Page): Promise<string[]> {
  const violations = watchProblems(page)
  // Each browser words violations in its own way on the console, and leaves some out.
  await page.exposeFunction('tellViolation', (text: string) => violations.push(text))
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      Reflect.apply(Reflect.get(window, 'tellViolation'), window, [`violation: ${effectiveDirective} ${blockedURI}`]),
    ),
  )
  return violations
}

/** How often controls with the same HTML are pressed: the chat makes its buttons anew whenever it opens or closes. */
const MOST_ALIKE = 3

/**
 * Presses all buttons of a page, opens what opens, and types into its fields. Returns the number of elements. Links are left alone, and so
 * are buttons that send forms.
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
      // An element may show more of its kind when it is used.
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

/** The names of the islands and enhancements in the HTML of a page. */
export const widgetsIn = (html: string) => [...html.matchAll(/ data-(?:island|enhance)="([^"]+)"/g)].map(([, name = '']) => name)
