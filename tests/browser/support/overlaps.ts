import type { Locator } from '@playwright/test'

/** Which texts count as overlapping. */
export type Closeness = {
  /** The part of the height of a line that is ignored at its top and at its bottom each: letters are lower than their line. */
  slack?: number
  /** Pixels that two texts may share. */
  least?: number
  /** A selector of elements whose texts are left out. */
  ignored?: string
  /** A selector of elements whose own texts may overlap; texts outside of any such element are one group too. */
  together?: string
}

/** For texts of several lines, whose line boxes may touch. */
export const LINES: Closeness = { slack: 0.25, least: 1, ignored: 'svg, .sr' }

/** Pairs of overlapping texts in an element, each as `one / other`. Figures in the margin, which are not text nodes, count as a box. */
export const overlaps = (element: Locator, closeness: Closeness): Promise<string[]> =>
  element.evaluate((root, { slack = 0, least = 0, ignored, together }) => {
    type Box = { text: string; group: Node | null; left: number; right: number; top: number; bottom: number }
    const boxOf = ({ text, group }: Pick<Box, 'text' | 'group'>, { left, right, top, bottom, height }: DOMRect, cut: number): Box => ({
      text: text.trim().slice(0, 40),
      group,
      left,
      right,
      top: top + cut * height,
      bottom: bottom - cut * height,
    })
    const boxes: Box[] = [...root.querySelectorAll<HTMLElement>('[data-says]')].map((note) =>
      boxOf({ text: `${note.dataset.figure ?? ''} ${note.dataset.says}`, group: note }, note.getBoundingClientRect(), 0),
    )
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { currentNode: node } = walker
      const parent = node.parentElement
      const text = node.textContent ?? ''
      if (!text.trim() || !parent?.checkVisibility({ visibilityProperty: true }) || (ignored && parent.closest(ignored))) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const group = together ? parent.closest(together) : node
      boxes.push(...[...range.getClientRects()].map((line) => boxOf({ text, group }, line, slack)))
    }
    const isOver = (one: Box, other: Box) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > least &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > least
    const pairs = boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .flatMap((other) => (!(together && one.group === other.group) && isOver(one, other) ? [`${one.text} / ${other.text}`] : [])),
    )
    return [...new Set(pairs)]
  }, closeness)
