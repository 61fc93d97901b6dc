import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'

/** Pairs of texts of a part of the page that lie over each other, by what they say. */
export const overlaps = (page: Page, part: string) =>
  page.locator(part).evaluate((hero) => {
    const walker = document.createTreeWalker(hero, NodeFilter.SHOW_TEXT)
    const boxes: { text: string; link: Element | null; box: DOMRect }[] = []
    while (walker.nextNode()) {
      const { currentNode: node } = walker
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const box of range.getClientRects())
        if (node.parentElement?.checkVisibility({ visibilityProperty: true }))
          boxes.push({ text: `${node.textContent}`, link: node.parentElement.closest('a, h1, p, button'), box })
    }
    return boxes.flatMap(({ text, link, box }, index) =>
      boxes
        .slice(index + 1)
        .filter((other) => other.link !== link)
        .filter(
          (other) => box.left < other.box.right && other.box.left < box.right && box.top < other.box.bottom && other.box.top < box.bottom,
        )
        .map((other) => `${text} / ${other.text}`),
    )
  })

/**
 * The names of a net that are not on a plain ground: a line goes through the box of their letters. Letters and areas, which are films over the
 * plates of names, are left out of the picture.
 */
export async function crossedNames(page: Page, net: Locator): Promise<string[]> {
  await page.evaluate((bare) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(bare)
    document.adoptedStyleSheets = [sheet]
  }, BARE)
  // Not of the full page: that is taken in a window of its height, by which the hero grows.
  await net.evaluate((net) => net.scrollIntoView({ block: 'end', behavior: 'instant' }))
  const screenshot = await page.screenshot({ animations: 'disabled' })
  const boxes = await net.locator('.net :is(b, li > * > span)').evaluateAll((names) =>
    names.flatMap((name) => {
      const range = document.createRange()
      range.selectNodeContents(name)
      return [...range.getClientRects()].map(({ left, top, width, height }) => ({
        name: name.textContent,
        // Without what is above and below all letters.
        box: {
          left: Math.ceil(left),
          top: Math.ceil(top + height / 10),
          width: Math.floor(width) - 1,
          height: Math.floor((height * 4) / 5) - 1,
        },
      }))
    }),
  )
  const crossed = await Promise.all(
    boxes
      .filter(({ box }) => box.width > 1 && box.height > 1)
      .map(async ({ name, box }) => {
        const { channels } = await sharp(await sharp(screenshot).extract(box).png().toBuffer()).stats()
        return channels.some(({ min, max }) => max - min > SAME_COLOR) ? name : []
      }),
  )
  return crossed.flat()
}

/** Styles that leave only the lines and the plates of a net. */
const BARE = `.net :is(b, span, p, small) { color: transparent !important; transition: none !important }
  .net .areas, .net li > *::before, .net li > *::after, .point-field, .chat-assistant { visibility: hidden !important }`

/** By how much channels of one color may differ in a picture. */
const SAME_COLOR = 3

/** Windows in which a net has rows. */
export const WIDE = [
  [1920, 1080],
  [1440, 900],
  [1280, 720],
  [1024, 768],
] as const
