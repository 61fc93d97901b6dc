import type { Locator, Page } from '@playwright/test'
import sharp, { type OutputInfo } from 'sharp'
import type { Closeness } from './overlaps'

/** Names of a net and texts next to it: those of one link, title, paragraph or button belong together. */
export const NAMES: Closeness = { together: 'a, h1, p, button', ignored: '.sr' }

/** The names of a net that have no plain background: a line crosses the box of their letters. Letters and areas are hidden for that. */
export async function crossedNames(page: Page, net: Locator): Promise<string[]> {
  await page.evaluate((bare) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(bare)
    document.adoptedStyleSheets = [sheet]
  }, BARE)
  // Not a screenshot of the full page, for which the window and with it the hero would grow.
  await net.evaluate((net) => net.scrollIntoView({ block: 'end', behavior: 'instant' }))
  const screenshot = await page.screenshot({ animations: 'disabled' })
  const boxes = await net.locator('.net :is(b, li > * > span:not(.sr))').evaluateAll((names) =>
    names.flatMap((name) => {
      const range = document.createRange()
      range.selectNodeContents(name)
      return [...range.getClientRects()].map(({ left, top, width, height }) => ({
        name: name.textContent,
        // Without the space above and below all letters.
        box: {
          left: Math.ceil(left),
          top: Math.ceil(top + height / 10),
          width: Math.floor(width) - 1,
          height: Math.floor((height * 4) / 5) - 1,
        },
      }))
    }),
  )
  const isPlain = plainIn(await sharp(screenshot).raw().toBuffer({ resolveWithObject: true }))
  return boxes.filter(({ box }) => box.width > 1 && box.height > 1 && !isPlain(box)).map(({ name }) => name)
}

type Box = { left: number; top: number; width: number; height: number }

/** Whether a box of a picture has one color. Throws an error if it is not within the picture. */
const plainIn =
  ({ data, info }: { data: Buffer; info: OutputInfo }) =>
  ({ left, top, width, height }: Box): boolean => {
    if (left < 0 || top < 0 || left + width > info.width || top + height > info.height) throw new Error('A name is out of the window.')
    const rows = Array.from({ length: height }, (_, row) => {
      const from = ((top + row) * info.width + left) * info.channels
      return data.subarray(from, from + width * info.channels)
    })
    return Array.from({ length: info.channels }, (_, channel) => channel).every((channel) => {
      const values = rows.flatMap((row) => [...row].filter((_, index) => index % info.channels === channel))
      return Math.max(...values) - Math.min(...values) <= SAME_COLOR
    })
  }

/** Styles that leave only the lines and the plates of a net. */
const BARE = `.net :is(b, span, p, small) { color: transparent !important; transition: none !important }
  .net .areas, .net li > *::before, .net li > *::after, .point-field, .chat-assistant { visibility: hidden !important }`

/** How much the channels of one color may differ in a picture. */
const SAME_COLOR = 3

/** The least space between the names of a net and the sides of its panel, which on phones is as wide as the window. */
export const roomBeside = (net: Locator): Promise<number> =>
  net.evaluate((panel) => {
    const { left: from, right: to } = panel.getBoundingClientRect()
    const rooms = [...panel.querySelectorAll('li span:not(.sr, [aria-current]), b')].flatMap((name) => {
      // The words alone: boxes are as wide as their columns.
      const words = document.createRange()
      words.selectNodeContents(name)
      return [...words.getClientRects()].flatMap(({ left, right }) => [left - from, to - right])
    })
    return Math.min(...rooms)
  })

/** The space between the title and the net next to it, and between the names of the net and the caption below them. */
export const roomAround = (net: Locator): Promise<{ title: number; below: number }> =>
  net.evaluate((panel) => {
    const wordsOf = (parts: readonly (Element | null)[]) =>
      parts.flatMap((part) => {
        const words = document.createRange()
        if (part) words.selectNodeContents(part)
        return [...words.getClientRects()]
      })
    const title = Math.max(...wordsOf([document.querySelector('h1')]).map(({ right }) => right))
    const names = Math.max(...wordsOf([...panel.querySelectorAll('.bottom li > *')]).map(({ bottom }) => bottom))
    const below = Math.min(...wordsOf([panel.querySelector(':scope > .caption')]).map(({ top }) => top))
    return { title: panel.getBoundingClientRect().left - title, below: below - names }
  })

/** How far names of the net of the hero extend to the right of the line below it, which is as wide as the text of the page. */
export const excess = (hero: Locator): Promise<number> =>
  hero.evaluate((hero) => {
    const names = [...hero.querySelectorAll('.net li > * > *')].flatMap((name) => {
      const words = document.createRange()
      words.selectNodeContents(name)
      return [...words.getClientRects()].map(({ right }) => right)
    })
    return Math.max(...names) - (hero.querySelector('.hero-foot')?.getBoundingClientRect().right ?? 0)
  })

/** Windows in which a net has rows. */
export const WIDE = [
  [1920, 1080],
  [1536, 864],
  [1440, 900],
  [1280, 720],
  [1024, 768],
] as const
