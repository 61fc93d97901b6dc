import type { Locator } from '@playwright/test'

/** How much lower a line counts than its letters could be: lines of one text that stand close touch, and nothing is printed over anything. */
const SLACK = 0.25

/** Pairs of texts in an element that lie over each other, each as `one / other`. Figures in the margin, which are no text, count as a box. */
export const overlaps = (element: Locator): Promise<string[]> =>
  element.evaluate((root, slack) => {
    type Box = { text: string; left: number; right: number; top: number; bottom: number }
    const boxOf = (text: string, { left, right, top, bottom }: DOMRect, cut: number): Box => ({
      text: text.trim().slice(0, 40),
      left,
      right,
      top: top + cut * (bottom - top),
      bottom: bottom - cut * (bottom - top),
    })
    const boxes: Box[] = [...root.querySelectorAll<HTMLElement>('[data-says]')].map((note) =>
      boxOf(`${note.dataset.figure ?? ''} ${note.dataset.says}`, note.getBoundingClientRect(), 0),
    )
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { currentNode: node } = walker
      const text = node.textContent ?? ''
      if (!text.trim() || !node.parentElement?.checkVisibility() || node.parentElement.closest('svg, .sr')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const line of range.getClientRects()) boxes.push(boxOf(text, line, slack))
    }
    const isOver = (one: Box, other: Box) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1
    const pairs = boxes.flatMap((one, index) =>
      boxes.slice(index + 1).flatMap((other) => (isOver(one, other) ? [`${one.text} / ${other.text}`] : [])),
    )
    return [...new Set(pairs)]
  }, SLACK)
