import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { describe, expect } from 'vitest'
import { cardSheets } from '../../scripts/shots/card-sheets'
import { folderTest } from '../support/folder-test'

const page = (card: string) => `<meta property="og:image" content="https://site.example/${card}?v=1">`

describe('contact sheets of cards', () => {
  folderTest('show each card once, and no page without one', async ({ folder }) => {
    const dist = join(folder, 'dist')
    const png = await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    const files = {
      'index.html': page('cards/a.png'),
      'one.html': page('cards/b.png'),
      'two.html': page('cards/b.png'),
      'three.html': '<p>none</p>',
      'cards/a.png': png,
      'cards/b.png': png,
    }
    for (const [path, contents] of Object.entries(files)) {
      await mkdir(dirname(join(dist, path)), { recursive: true })
      await writeFile(join(dist, path), contents)
    }
    const sheets = await cardSheets(dist, ['/', '/one', '/two', '/three'], folder)
    expect(sheets).toEqual([join(folder, 'cards-1.png')])
    // Two cards beside each other: a row of one tile, with its label and what is around it.
    const { height } = await sharp(sheets[0]).metadata()
    expect(height).toBeGreaterThan(315)
    expect(height).toBeLessThan(2 * 315)
  })
})
