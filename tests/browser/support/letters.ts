import type { Page } from '@playwright/test'

/** Sets the default font size of the browser in pixels, by default to twice the usual one (WCAG 1.4.4). */
export async function enlargeLetters(page: Page, standard = 32) {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: Math.round(standard * 0.8125) } })
}

/** Sets the widest text spacing that has to be supported (WCAG 1.4.12). The content security policy of pages has to be off. */
export const spaceLetters = (page: Page) =>
  page.addStyleTag({
    content:
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  })

/**
 * The texts of a page that cannot be read: those that overlap, that are outside of the window, or that are cut off by a box. Left out are
 * texts that boxes scroll, that controls end with an ellipsis, and that only screen readers get.
 */
export const unreadableIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** Pixels that letters may reach beyond their box. */
    const NEAR = 2
    const isCut = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    const upwards = (element: Element | null): Element[] => (element ? [element, ...upwards(element.parentElement)] : [])
    const faultsOf = (box: DOMRect, around: readonly Element[]): string[] => {
      for (const element of around) {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(element)
        if (textOverflow === 'ellipsis' || overflowX === 'auto' || overflowX === 'scroll') return []
        const { left, right, top, bottom } = element.getBoundingClientRect()
        if (isCut(overflowX) && (box.left < left - NEAR || box.right > right + NEAR))
          return [`is cut off by .${element.getAttribute('class')}`]
        if (isCut(overflowY) && (box.top < top - NEAR || box.bottom > bottom + NEAR))
          return [`is cut off by .${element.getAttribute('class')}`]
      }
      return box.left < -NEAR || box.right > innerWidth + NEAR ? [`is outside of the window, ${Math.round(box.right)} px`] : []
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    const lines: { text: string; box: DOMRect; parent: Element }[] = []
    while (walker.nextNode()) {
      const { currentNode: node } = walker
      const parent = node.parentElement
      const text = `${node.textContent}`.trim()
      if (!parent || text === '' || !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      // Parts of drawings that are not displayed are visible to the browser, but have no boxes.
      if (parent.closest('.skip-link') || (parent.closest('svg') && parent.getClientRects().length === 0)) continue
      const around = upwards(parent)
      // Clipped elements are for screen readers.
      if (around.some((element) => getComputedStyle(element).clipPath !== 'none')) continue
      const range = document.createRange()
      // A blank at an end may be beneath the next letters.
      const start = `${node.textContent}`.indexOf(text)
      range.setStart(node, start)
      range.setEnd(node, start + text.length)
      for (const box of range.getClientRects()) {
        for (const fault of faultsOf(box, around)) found.push(`“${text.slice(0, 40)}” ${fault}`)
        lines.push({ text, box, parent })
      }
    }
    // The middle half of a line: lines may overlap above and below it.
    const middle = ({ top, height }: DOMRect) => ({ from: top + height / 4, to: top + (3 * height) / 4 })
    const ordered = lines.toSorted((one, other) => one.box.top - other.box.top)
    for (const [index, one] of ordered.entries())
      for (const other of ordered.slice(index + 1)) {
        if (other.box.top > one.box.bottom) break
        const [first, second] = [middle(one.box), middle(other.box)]
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const down = Math.min(first.to, second.to) - Math.max(first.from, second.from)
        if (one.parent !== other.parent && across > NEAR && down > NEAR)
          found.push(`“${one.text.slice(0, 40)}” and “${other.text.slice(0, 40)}” lie over each other`)
      }
    return [...new Set(found)]
  })
