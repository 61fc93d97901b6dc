import type { Page } from '@playwright/test'

/** A tab stop: its name, and what hides it; empty where it is visible. */
type Stop = { name: string; hidden: string }

declare global {
  interface Window {
    /** Helpers that a test adds to a page. */
    focusWalk?: {
      /** The tab stops, in their order. */
      stops: () => HTMLElement[]
      nameOf: (element: Element) => string
      /**
       * What hides an element, in words; empty if it is visible: at the center of the first line of its visible part, or near the top or
       * bottom edge of that, nothing else covers it. Firefox scrolls only to elements that are entirely out of sight.
       */
      hides: (element: Element) => string
    }
  }
}

/** Adds these helpers to a page before its own scripts. */
export const addWalk = (page: Page) =>
  page.addInitScript(() => {
    /** Pixels from the edge of an element. */
    const EDGE = 2
    const nameOf = (element: Element) =>
      `${element.tagName} ${element.textContent?.trim().slice(0, 40) || element.getAttribute('aria-label') || element.id}`
    /** The element that covers a place: the fixed or sticky one around it, if there is one. */
    const overOf = (top: Element | null) => {
      for (let outer = top; outer; outer = outer.parentElement)
        if (['fixed', 'sticky'].includes(getComputedStyle(outer).position)) return outer
      return top
    }
    window.focusWalk = {
      nameOf,
      stops: () =>
        [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]')].filter(
          (element) => element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility({ visibilityProperty: true }),
        ),
      hides(element) {
        const [box = element.getBoundingClientRect()] = element.getClientRects()
        const [left, right] = [Math.max(0, box.left), Math.min(innerWidth, box.right)]
        const [start, end] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)]
        if (left >= right || start >= end)
          return `${nameOf(element)} is out of the window at ${Math.round(box.left)}, ${Math.round(box.top)}`
        const at = (height: number) => document.elementFromPoint((left + right) / 2, height)
        const isSeen = (top: Element | null) =>
          top && (element.contains(top) || top.contains(element) || top.closest('label')?.contains(element))
        const top = at((start + end) / 2)
        if ([top, at(start + EDGE), at(end - EDGE)].some(isSeen)) return ''
        const over = overOf(top)
        return `${nameOf(element)} is behind ${over?.tagName}.${over?.className}`
      },
    }
  })

/** Focuses each tab stop of a page in turn, forwards or backwards, by script. Stops within `without` are skipped. */
export const walk = (page: Page, way: 'on' | 'back', without = 'none'): Promise<Stop[]> =>
  page.evaluate(
    async ([isBack, left]) => {
      const { focusWalk } = window
      if (!focusWalk) return []
      const found: Stop[] = []
      const stops = focusWalk.stops().filter((element) => !element.closest(left))
      for (const element of isBack ? stops.toReversed() : stops) {
        element.focus()
        // An element such as the skip link is shown only with the focus: it is painted with the next frame.
        if (focusWalk.hides(element) !== '') await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        found.push({
          name: focusWalk.nameOf(element),
          hidden: document.activeElement === element ? focusWalk.hides(element) : 'takes no focus',
        })
      }
      return found
    },
    [way === 'back', without] as const,
  )

/** What hides stops, in words. */
export const hiddenOf = (stops: readonly Stop[]): string[] => stops.flatMap(({ hidden }) => (hidden === '' ? [] : [hidden]))

/** The stop that has the focus. */
export const stopOf = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body
    return { name: window.focusWalk?.nameOf(element) ?? '', hidden: window.focusWalk?.hides(element) ?? '' }
  })
