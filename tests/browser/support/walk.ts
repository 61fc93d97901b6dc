import type { Page } from '@playwright/test'

/** A stop on the way of the focus: what it is, and what hides it; nothing where it can be seen. */
type Stop = { name: string; hidden: string }

declare global {
  interface Window {
    /** The stops of the focus on a page, as a test has added it. */
    focusWalk?: {
      /** What the Tab key stops at, in its order. */
      stops: () => HTMLElement[]
      nameOf: (element: Element) => string
      /**
       * What hides an element, in words; empty where it can be seen. It can where the middle of its first line, or of what the
       * window shows of it, has nothing else over it, at half its height or near its edges: Firefox brings into sight only what is out of
       * sight altogether.
       */
      hides: (element: Element) => string
    }
  }
}

/** Adds the walk to a page before its own scripts. */
export const addWalk = (page: Page) =>
  page.addInitScript(() => {
    /** Pixels from the edge of an element. */
    const EDGE = 2
    const nameOf = (element: Element) =>
      `${element.tagName} ${element.textContent?.trim().slice(0, 40) || element.getAttribute('aria-label') || element.id}`
    /** What is over all else in a place: what stays there as the page is scrolled, if it is in such a part. */
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

/**
 * The way through a page, from its first stop to its last or back: the focus is set on each in turn, in the page itself. A part that is
 * left out keeps its stops to itself.
 */
export const walk = (page: Page, way: 'on' | 'back', without = 'none'): Promise<Stop[]> =>
  page.evaluate(
    async ([isBack, left]) => {
      const { focusWalk } = window
      if (!focusWalk) return []
      const found: Stop[] = []
      const stops = focusWalk.stops().filter((element) => !element.closest(left))
      for (const element of isBack ? stops.toReversed() : stops) {
        element.focus()
        // What gets the focus may come into sight only then, as the skip link does: that is painted with the next frame.
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

/** What is hidden of stops, in words. */
export const hiddenOf = (stops: readonly Stop[]): string[] => stops.flatMap(({ hidden }) => (hidden === '' ? [] : [hidden]))

/** The stop that has the focus. */
export const stopOf = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body
    return { name: window.focusWalk?.nameOf(element) ?? '', hidden: window.focusWalk?.hides(element) ?? '' }
  })
