import sharp from 'sharp'
import type { OutFile, Output } from '../../../renderer/emit'
import { keyOf } from '../../../renderer/key'
import type { Graph } from '../graph/graph'
import { ICON_SIZES, iconAddress, LOGO } from '../routes/files'

/** The mark on a 32 by 32 grid: two posts, a link, and the highlighted point (specification, 12.3). */
const mark = (line: string, lit: string) =>
  `<path d="M16 6L6 26M16 6l10 20M10.5 17h11" fill="none" stroke="${line}" stroke-width="2.2"/><circle cx="16" cy="6.5" r="3.6" fill="${lit}"/>`

/** The colors of the icons: those of the dark theme. */
export const DARK = { ground: '#0b1613', line: '#eaf0eb', lit: '#ff5a1c' }

/** An icon that follows the theme of the browser. It has no background, so that it fits light and dark tabs. */
const themed = () =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>path{stroke:#0d201a}circle{fill:#f24b08}@media (prefers-color-scheme:dark){path{stroke:#eaf0eb}circle{fill:#ff5a1c}}</style>' +
  '<path d="M16 6L6 26M16 6l10 20M10.5 17h11" fill="none" stroke-width="2.2"/><circle cx="16" cy="6.5" r="3.6"/></svg>'

const onGround = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 40 40"><path d="M-4-4h40v40H-4z" fill="${DARK.ground}"/>${mark(DARK.line, DARK.lit)}</svg>`

const png = (size: number) => sharp(Buffer.from(onGround()), { density: 1200 }).resize(size, size).png({ compressionLevel: 9 }).toBuffer()

/** An .ico file that holds one PNG: a directory with one entry, then the picture. */
async function ico(size: number): Promise<Uint8Array> {
  const picture = await png(size)
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

/** The icons of the site. */
export const icons: Output<Graph> = {
  name: 'icons',
  reserved: () => [LOGO],
  *emit({ codeKey }) {
    const file = (path: string, contents: OutFile['contents']): OutFile => ({ path, key: keyOf(codeKey, path), contents })
    yield file('favicon.svg', themed)
    yield file('favicon.ico', () => ico(32))
    yield file('apple-touch-icon.png', () => png(180))
    for (const size of ICON_SIZES) yield file(iconAddress(size).slice(1), () => png(size))
  },
}
