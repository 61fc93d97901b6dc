import sharp from 'sharp'
import { FAVICON } from '../../src/engine/routes/files'
import { ICON_SIZES, iconAddress, LOGO } from '../../src/engine/routes/icons'
import type { Output, OutputFile } from '../emit'
import { keyOf } from '../key'

/**
 * The logo of a site as two square SVG documents: one for tabs, without a background, whose colors follow the theme of the browser, and one
 * on a background that fills the square, from which pictures are made.
 */
export type IconDrawings = { tab: string; filled: string }

/** The `<link>` elements that name the icons and the manifest in the head of a page. */
export const ICON_LINKS = {
  tab: `<link rel="icon" href="${FAVICON}" type="image/svg+xml"><link rel="icon" href="/favicon.ico" sizes="32x32">`,
  home: '<link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/site.webmanifest">',
} as const

/** The side of the icon for home screens of Apple, in pixels. */
const APPLE = 180

/** Makes the output with the icons of a site: for tabs, bookmarks and home screens. */
export const siteIcons = (drawings: () => IconDrawings): Output => ({
  name: 'icons',
  reserved: () => [LOGO],
  *emit({ codeKey }) {
    const { tab, filled } = drawings()
    const file = (path: string, contents: OutputFile['contents']): OutputFile => ({ path, key: keyOf(codeKey, path), contents })
    yield file(FAVICON.slice(1), () => tab)
    yield file('favicon.ico', () => ico(filled, 32))
    yield file('apple-touch-icon.png', () => png(filled, APPLE))
    for (const size of ICON_SIZES) yield file(iconAddress(size).slice(1), () => png(filled, size))
  },
})

const png = (drawing: string, size: number) =>
  sharp(Buffer.from(drawing), { density: 1200 }).resize(size, size).png({ compressionLevel: 9 }).toBuffer()

/** An .ico file that holds one PNG: a directory with one entry, then the picture. */
async function ico(drawing: string, size: number): Promise<Uint8Array> {
  const picture = await png(drawing, size)
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(picture.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, picture])
}
