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
        return [top, at(start + EDGE), at(end - EDGE)].some(isSeen) ? '' : `${nameOf(element)} is behind ${top?.tagName}.${top?.className}`
      },
    }
  })

/** The way back through a page, from its last stop to its first: the focus is set on each in turn, in the page itself. */
export const walkBack = (page: Page): Promise<Stop[]> =>
  page.evaluate(async () => {
    const walk = window.focusWalk
    if (!walk) return []
    const found: Stop[] = []
    for (const element of walk.stops().toReversed()) {
      element.focus()
      // What gets the focus may come into sight only then, as the skip link does: that is painted with the next frame.
      if (walk.hides(element) !== '') await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      found.push({ name: walk.nameOf(element), hidden: document.activeElement === element ? walk.hides(element) : 'takes no focus' })
    }
    return found
  })

/** The stop that has the focus. */
export const stopOf = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body
    return { name: window.focusWalk?.nameOf(element) ?? '', hidden: window.focusWalk?.hides(element) ?? '' }
  })
