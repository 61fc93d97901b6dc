import type { Locator } from '@playwright/test'

/** The words of visible elements that begin on one line and end on another. Words end at white space and hyphens. */
export const brokenWords = (elements: Locator): Promise<string[]> =>
  elements.evaluateAll((all) => {
    const isClipped = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement))
    return (
      all
        // Clipped elements are for screen readers.
        .filter((element) => element.checkVisibility() && !isClipped(element))
        .flatMap((element) => {
          const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
          const broken: string[] = []
          while (walker.nextNode()) {
            const { currentNode: node } = walker
            for (const { 0: word, index } of `${node.textContent}`.matchAll(/[^\s-]+/gu)) {
              const range = document.createRange()
              range.setStart(node, index)
              range.setEnd(node, index + word.length)
              if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word)
            }
          }
          return broken
        })
    )
  })
