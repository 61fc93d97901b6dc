import { expect, type Page, test } from '@playwright/test'

/**
 * What hides the element that has the focus, in words; empty where it can be seen. It can where the middle of its first line, or
 * of what the window shows of it, has nothing else over it.
 */
const hidden = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return ''
    const name = `${element.tagName} ${element.textContent?.trim().slice(0, 40) || element.getAttribute('aria-label') || element.id}`
    const [box = element.getBoundingClientRect()] = element.getClientRects()
    const [left, right] = [Math.max(0, box.left), Math.min(innerWidth, box.right)]
    const [start, end] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)]
    if (left >= right || start >= end) return `${name} is out of the window at ${Math.round(box.left)}, ${Math.round(box.top)}`
    const [x, y] = [(left + right) / 2, (start + end) / 2]
    const top = document.elementFromPoint(x, y)
    const isSeen = top && (element.contains(top) || top.contains(element) || top.closest('label')?.contains(element))
    return isSeen ? '' : `${name} is behind ${top?.tagName}.${top?.className}`
  })

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  for (const address of ['/about', '/services/ai-transformation', '/regions', '/blog/cloud-security-best-practices'])
    test(`what has the focus can be seen all the way back through ${address}, at ${width} px`, async ({ page }) => {
      test.slow()
      await page.setViewportSize({ width, height })
      await page.goto(address)
      await page.getByRole('contentinfo').getByRole('link').last().focus()
      for (let stop = 0; stop < 300; stop++) {
        await page.keyboard.press('Shift+Tab')
        await expect.poll(() => hidden(page)).toBe('')
        if (await page.getByRole('link', { name: 'Skip to content' }).evaluate((link) => link === document.activeElement)) return
      }
      throw new Error('The way back does not end at the skip link.')
    })
