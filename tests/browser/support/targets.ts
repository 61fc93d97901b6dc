import type { Page } from '@playwright/test'

/** Elements that react to a pointer. */
const TARGETS = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab], [role=option], [role=slider]'

/**
 * Targets of a page that a pointer cannot reach, as `element: what covers it`; and those smaller than 24 by 24 pixels without an exception
 * of WCAG 2.5.8, as `element, width x height: what is too near`. Excepted are targets in a line with other words, and those around whose
 * center a circle of 24 pixels touches neither another target nor the circle of another small one. What counts is the area that reacts,
 * such as the label of a checkbox.
 */
export const targetFaults = (page: Page): Promise<string[]> =>
  page.evaluate((selector) => {
    /** Least size in pixels by WCAG 2.5.8. */
    const LEAST = 24
    /** Pixels that a layout may lose by rounding. */
    const ROUNDED = 0.5
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} ${element.textContent?.trim().slice(0, 40) || element.getAttribute('aria-label') || element.className}`
    const boxOf = (element: Element) => element.getBoundingClientRect()
    /** Whether an element is visible. Elements of one pixel, and those within them, are for screen readers. */
    const isSeen = (element: Element) => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
      for (let outer: Element | null = element; outer; outer = outer.parentElement) if (boxOf(outer).width <= 1) return false
      return true
    }
    const targets = [...document.querySelectorAll(selector)].filter(isSeen)

    /** What is hit at the center of a target and at these distances around it, and whether it belongs to the target or its label. */
    const hitsAround = (target: Element, across: number, down: number) => {
      const { left, right, top, bottom } = boxOf(target)
      const labels = target instanceof HTMLInputElement ? [...(target.labels ?? [])] : []
      return [-across, 0, across].flatMap((x) =>
        [-down, 0, down].map((y) => {
          const hit = document.elementFromPoint((left + right) / 2 + x, (top + bottom) / 2 + y)
          // A press on a disabled button may go through to its parent.
          const isThrough = target.matches(':disabled') && hit === target.parentElement
          return { hit, isOwn: isThrough || (hit !== null && [target, ...labels].some((own) => own.contains(hit))) }
        }),
      )
    }
    const bringIntoSight = (target: Element) => target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    /** Whether all of a square of the least size around the center of a target belongs to it. */
    const isHitAllAround = (target: Element) => {
      bringIntoSight(target)
      const reach = LEAST / 2 - ROUNDED
      return hitsAround(target, reach, reach).every(({ isOwn }) => isOwn)
    }
    const dead = targets.flatMap((target) => {
      bringIntoSight(target)
      const { width, height } = boxOf(target)
      const hits = hitsAround(target, width / 2 - 2, height / 2 - 2)
      const over = hits[4]?.hit
      return hits.some(({ isOwn }) => isOwn) ? [] : [`${nameOf(target)}: ${over ? nameOf(over) : 'nothing'} is hit`]
    })

    /** Whether a target is in a line with other words, which decide its height. */
    const isInWords = (target: Element) => {
      if (!getComputedStyle(target).display.startsWith('inline')) return false
      const block = target.parentElement?.closest(
        'p, li, dd, dt, td, th, h1, h2, h3, h4, figcaption, blockquote, address, div, label, small',
      )
      if (!block) return false
      const words = document.createTreeWalker(block, NodeFilter.SHOW_TEXT, (node) =>
        node.parentElement?.closest(selector) || !/\p{L}/u.test(node.textContent ?? '') ? NodeFilter.FILTER_SKIP : NodeFilter.FILTER_ACCEPT,
      )
      const { top, bottom } = boxOf(target)
      for (let node = words.nextNode(); node; node = words.nextNode()) {
        const range = document.createRange()
        range.selectNodeContents(node)
        if ([...range.getClientRects()].some((line) => line.top < bottom && line.bottom > top)) return true
      }
      return false
    }

    const isSmall = (element: Element) => {
      const { width, height } = boxOf(element)
      return Math.min(width, height) < LEAST - ROUNDED
    }
    const small = targets.filter((target) => isSmall(target) && !isInWords(target) && !isHitAllAround(target))
    // Distances are measured from here on, since the code above scrolls.
    window.scrollTo(0, 0)
    const middleOf = (element: Element) => {
      const { left, right, top, bottom } = boxOf(element)
      return { x: (left + right) / 2, y: (top + bottom) / 2 }
    }
    const isTooNear = (target: Element, other: Element) => {
      if (other === target || other.contains(target) || target.contains(other)) return false
      const { x, y } = middleOf(target)
      const { left, right, top, bottom } = boxOf(other)
      const toBox = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
      if (toBox < LEAST / 2 - ROUNDED) return true
      const middle = middleOf(other)
      return small.includes(other) && Math.hypot(middle.x - x, middle.y - y) < LEAST - ROUNDED
    }
    const tooNear = small.flatMap((target) => {
      const near = targets.find((other) => isTooNear(target, other))
      const { width, height } = boxOf(target)
      return near ? [`${nameOf(target)}, ${Math.round(width)} x ${Math.round(height)}: ${nameOf(near)}`] : []
    })
    return [...dead, ...tooNear]
  }, TARGETS)
