import sharp, { type OverlayOptions } from 'sharp'
import { escapeHtml } from '../../src/engine/lib/html'

/** Layout of a sheet, in pixels. A picture that is longer than a tile is cut. */
type SheetLayout = { columns: number; tile: { width: number; height: number } }

const PAGES: SheetLayout = { columns: 8, tile: { width: 300, height: 1100 } }
const GAP = 16
const LABEL = 28

/** Makes one picture of many: screenshots or others side by side, each below its name. */
export async function contactSheet(
  pictures: readonly { name: string; file: string }[],
  target: string,
  { columns, tile }: SheetLayout = PAGES,
): Promise<void> {
  const tiles = await Promise.all(pictures.map(async ({ name, file }) => ({ name, ...(await tileOf(file, tile)) })))
  const layers: OverlayOptions[] = []
  let top = GAP
  for (let first = 0; first < tiles.length; first += columns) {
    const row = tiles.slice(first, first + columns)
    for (const [index, { name, picture }] of row.entries()) {
      const left = GAP + index * (tile.width + GAP)
      layers.push({ input: label(name, tile.width), left, top }, { input: picture, left, top: top + LABEL })
    }
    top += LABEL + Math.max(...row.map(({ height }) => height)) + GAP
  }
  const width = GAP + columns * (tile.width + GAP)
  await sharp({ create: { width, height: top, channels: 3, background: '#888' } })
    .composite(layers)
    .png({ palette: true })
    .toFile(target)
}

async function tileOf(file: string, { width, height: longest }: SheetLayout['tile']): Promise<{ picture: Buffer; height: number }> {
  const shrunk = await sharp(file).resize({ width }).toBuffer({ resolveWithObject: true })
  const height = Math.min(shrunk.info.height, longest)
  const picture = await sharp(shrunk.data).extract({ left: 0, top: 0, width, height }).png().toBuffer()
  return { picture, height }
}

const label = (name: string, width: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LABEL}"><text y="20" font-family="sans-serif" font-size="16" fill="#fff">${escapeHtml(name)}</text></svg>`,
  )
