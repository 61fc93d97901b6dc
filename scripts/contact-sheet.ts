import sharp, { type OverlayOptions } from 'sharp'
import { escapeHtml } from '../src/engine/lib/html'

/** Layout of a sheet, in pixels. A page that is longer than a tile is cut. */
const COLUMNS = 8
const TILE = { width: 300, height: 1100 }
const GAP = 16
const LABEL = 28

/** Makes one picture of many: screenshots side by side, each below its name. */
export async function contactSheet(pictures: readonly { name: string; file: string }[], target: string): Promise<void> {
  const tiles = await Promise.all(pictures.map(async ({ name, file }) => ({ name, ...(await tile(file)) })))
  const layers: OverlayOptions[] = []
  let top = GAP
  for (let first = 0; first < tiles.length; first += COLUMNS) {
    const row = tiles.slice(first, first + COLUMNS)
    for (const [index, { name, picture }] of row.entries()) {
      const left = GAP + index * (TILE.width + GAP)
      layers.push({ input: label(name), left, top }, { input: picture, left, top: top + LABEL })
    }
    top += LABEL + Math.max(...row.map(({ height }) => height)) + GAP
  }
  const width = GAP + COLUMNS * (TILE.width + GAP)
  await sharp({ create: { width, height: top, channels: 3, background: '#888' } })
    .composite(layers)
    .png({ palette: true })
    .toFile(target)
}

async function tile(file: string): Promise<{ picture: Buffer; height: number }> {
  const shrunk = await sharp(file).resize({ width: TILE.width }).toBuffer({ resolveWithObject: true })
  const height = Math.min(shrunk.info.height, TILE.height)
  const picture = await sharp(shrunk.data).extract({ left: 0, top: 0, width: TILE.width, height }).png().toBuffer()
  return { picture, height }
}

const label = (name: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE.width}" height="${LABEL}"><text y="20" font-family="sans-serif" font-size="16" fill="#fff">${escapeHtml(name)}</text></svg>`,
  )
