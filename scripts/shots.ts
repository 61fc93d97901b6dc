import { mkdir, rm } from 'node:fs/promises'
import { type Browser, chromium } from '@playwright/test'
import { type PageKind, pageKinds, sitemapAddresses, unlistedAddresses } from './built-addresses'
import { CHROMIUM_FLAGS } from './chromium'
import { argumentsOf, type CommandInput, EXIT, foldersOf, missingSiteMessage, reportUsageError } from './command'
import { whileServing } from './serving'
import { cardSheets } from './shots/card-sheets'
import { comparePictures } from './shots/compare-pictures'
import { contactSheet } from './shots/contact-sheet'
import { optionConflict } from './usage/clash'

/** Widths of windows in CSS pixels, with their heights. */
const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
]
/** Options that exclude each other: a comparison takes all pages, as they are in dist/. */
const ALONE = [
  ['compare', 'update', 'cards', 'only'],
  ['compare', 'out'],
  ['update', 'out'],
] as const

const THEMES = ['light', 'dark'] as const

/** A window and theme for screenshots. */
type Look = { width: number; height: number; theme: (typeof THEMES)[number] }

/**
 * `npm run shots`: makes a screenshot of each kind of page in four widths, light and dark, and a contact sheet for each, in .cache/shots.
 * With `--cards` it makes contact sheets of the cards of all pages instead; `--compare` compares pages with their stored pictures, and
 * `--update` overwrites these.
 */
export default async function shots({ args, root, loadSite }: CommandInput): Promise<number> {
  const read = argumentsOf('shots', args)
  if ('error' in read) return reportUsageError(read.error)
  const { options } = read
  const clash = optionConflict('shots', options, ALONE)
  if (clash !== undefined) return reportUsageError(clash)
  if (options.compare || options.update) return comparePictures(root, options.update === true)
  const { dist, cache } = foldersOf(root, options)
  const missing = missingSiteMessage(dist)
  if (missing !== undefined) return reportUsageError(missing)
  const folder = `${cache}/shots`
  const listed = await sitemapAddresses(dist)
  if (options.cards) {
    await mkdir(folder, { recursive: true })
    const sheets = await cardSheets(dist, listed, folder)
    console.log(sheets.length > 0 ? sheets.join('\n') : 'No page names a card.')
    return EXIT.ok
  }
  const site = await loadSite()
  const unlisted = await unlistedAddresses(dist, site.model.fixedPages.keys(), listed)
  const all = pageKinds([...listed, ...unlisted], site.routes)
  const wanted = options.only?.split(',')
  const names = all.map(({ name }) => name)
  const unknown = wanted?.filter((name) => !names.includes(name)) ?? []
  if (unknown.length > 0) return reportUsageError(`No kind of page: ${unknown.join(', ')}. There are: ${names.join(', ')}`)
  const kinds = all.filter(({ name }) => wanted?.includes(name) ?? true)
  if (!wanted) await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH, args: CHROMIUM_FLAGS })
  try {
    await whileServing(dist, async (origin) => {
      for (const size of WIDTHS)
        for (const theme of THEMES) {
          const look = { ...size, theme }
          const pictures = await pictureAll(kinds, look, { browser, origin, folder })
          await contactSheet(pictures, `${folder}/sheet-${look.width}-${look.theme}.png`)
          console.log(`${look.width} px, ${look.theme}: ${pictures.length} pages`)
        }
    })
  } finally {
    await browser.close()
  }
  console.log(`\n${folder}`)
  return EXIT.ok
}

/** What takes screenshots, where the site is served, and the folder that they go to. */
type Studio = { browser: Browser; origin: string; folder: string }

async function pictureAll(kinds: readonly PageKind[], look: Look, { browser, origin, folder }: Studio) {
  const page = await browser.newPage({
    viewport: { width: look.width, height: look.height },
    colorScheme: look.theme,
    // Without animations, screenshots are the same each time.
    reducedMotion: 'reduce',
  })
  // A font that arrives late takes the place of another one, over which text may break elsewhere. This first visit loads the fonts.
  await page.goto(origin, { waitUntil: 'networkidle' })
  const pictures: { name: string; file: string }[] = []
  for (const { name, address } of kinds) {
    const file = `${folder}/${name}-${look.width}-${look.theme}.png`
    await page.goto(origin + address)
    await page.evaluate(() => document.fonts.ready)
    await page.screenshot({ path: file, fullPage: true })
    pictures.push({ name, file })
  }
  await page.close()
  return pictures
}
