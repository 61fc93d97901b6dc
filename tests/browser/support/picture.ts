import type { Page } from '@playwright/test'
import sharp from 'sharp'

/**
 * A window and a theme in which pages are pictured, and the width to which pictures are scaled down: half a pixel of difference between
 * machines does not show then, and files are small.
 */
export type Look = { width: number; height: number; theme: 'light' | 'dark'; kept: number }

/** The time at which pages are pictured: what is open or past depends on it. */
const NOW = new Date('2024-12-16T15:00:00Z')

/** Colors of a kept picture. */
const COLORS = 32

/**
 * Opens a page as it is pictured: without motion, with the fonts of the site, at one time. Another page is opened first, since a font that
 * loads late is only used on the next one.
 */
export async function openFor(page: Page, address: string, { width, height, theme }: Omit<Look, 'kept'>): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await page.clock.setFixedTime(NOW)
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready)
}

/** A picture of the whole open page, scaled down as it is stored. */
export async function pictureOf(page: Page, { kept }: Pick<Look, 'kept'>): Promise<Buffer> {
  const screenshot = await page.screenshot({ fullPage: true, animations: 'disabled' })
  return sharp(screenshot).resize({ width: kept }).png({ palette: true, colors: COLORS, dither: 0, effort: 10 }).toBuffer()
}
