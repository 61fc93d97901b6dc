import type { Locator } from '@playwright/test'

/** The words of elements that are seen which begin on one line and end on another. What stands between blanks is a word, hyphens apart. */
export const brokenWords = (elements: Locator): Promise<string[]> =>
  elements.evaluateAll((all) => {
    const isClipped = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement))
    return (
      all
        // What is a point in size is for screen readers.
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
