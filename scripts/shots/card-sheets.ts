import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileOf } from '../../src/engine/routes/files'
import { contactSheet } from './contact-sheet'

/** Cards on a sheet, each at half of its width, so that its small letters can be judged. */
const LAYOUT = { columns: 3, tile: { width: 600, height: 315 } }
const ON_A_SHEET = 24

/** The card that a page names in its head: its address on the site. */
const CARD = /<meta property="og:image" content="(?:https?:\/\/[^/"]+)?([^"?]+)/

/** Makes contact sheets of the cards that pages of a built site name, each card once, below its address. Returns the files. */
export async function cardSheets(dist: string, addresses: readonly string[], folder: string): Promise<string[]> {
  const named = await Promise.all(addresses.map(async (address) => CARD.exec(await readFile(join(dist, fileOf(address)), 'utf8'))?.[1]))
  const cards = [...new Set(named.filter((address) => address !== undefined))]
  const sheets: string[] = []
  for (let first = 0; first < cards.length; first += ON_A_SHEET) {
    const pictures = cards.slice(first, first + ON_A_SHEET).map((address) => ({ name: address, file: join(dist, address) }))
    const sheet = join(folder, `cards-${sheets.length + 1}.png`)
    await contactSheet(pictures, sheet, LAYOUT)
    sheets.push(sheet)
  }
  return sheets
}
